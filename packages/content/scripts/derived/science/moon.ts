import { choose, match, order, picture, solved, state } from '../build.ts'
import { coin, mixedChoices, pick, pickSome } from '../choices.ts'
import type { DrawQuestion } from '../derived-question.ts'
import type { DerivedQuiz } from '../derived-quiz.ts'
import { ask, tell, type } from '../written-slides.ts'
import { scienceHead } from './science-head.ts'

/** In the order of a month, as seen from the northern hemisphere. */
const PHASES = [
  ['new', 'New moon', 'A dark disc; no part of the Moon is lit.'],
  ['crescent-waxing', 'Waxing crescent', 'A thin curved strip of light at the right edge of the Moon.'],
  ['first-quarter', 'First quarter', 'The right half of the Moon is lit, the left half dark.'],
  ['gibbous-waxing', 'Waxing gibbous', 'Nearly all of the Moon is lit; only a strip at the left edge is dark.'],
  ['full', 'Full moon', 'The whole disc of the Moon is lit.'],
  ['gibbous-waning', 'Waning gibbous', 'Nearly all of the Moon is lit; only a strip at the right edge is dark.'],
  ['last-quarter', 'Last quarter', 'The left half of the Moon is lit, the right half dark.'],
  ['crescent-waning', 'Waning crescent', 'A thin curved strip of light at the left edge of the Moon.'],
] as const

/** What the last word of a phase's name says. */
const WORDS: Record<string, string> = {
  crescent: '"Crescent" comes from a Latin word for growing.',
  quarter: 'It is called a quarter because the lit half that we see is a quarter of the whole ball.',
  gibbous: '"Gibbous" means humped.',
}

const NAMES = ['Asha', 'Imran', 'Leela', 'Tomás', 'Yuki', 'Neel', 'Sara', 'Omar']

const phaseAt = (index: number): (typeof PHASES)[number] => PHASES[((index % 8) + 8) % 8] ?? PHASES[0]

const name: DrawQuestion = (random) => {
  const index = pick([1, 2, 3, 5, 7], random)
  const [code, key, alt] = phaseAt(index)
  const wrong = pickSome(
    [index + 4, index + 1, index - 1, 8 - index, index + 2].map((at) => phaseAt(at)[1]).filter((one) => one !== key),
    5,
    random,
  )
  return choose(
    'moon-name',
    `${pick(NAMES, random)}, north of the equator, sees this Moon. Which phase is it?`,
    mixedChoices(key, [...new Set(wrong)].slice(0, 3)),
    `Seen from the northern hemisphere, a ${index < 4 ? 'waxing Moon is lit on the right' : 'waning Moon is lit on the left'}. ${WORDS[key.split(' ').at(-1) ?? ''] ?? ''}`,
    picture(`moon_${code}`, alt),
  )
}

const later: DrawQuestion = (random) => {
  const index = pick([0, 4, 6], random)
  const [code, before, alt] = phaseAt(index)
  const [, key] = phaseAt(index + 2)
  return choose(
    'moon-later',
    `${pick(NAMES, random)} looks at this Moon, seen from the northern hemisphere. Which phase comes about a week later?`,
    mixedChoices(key, [before, phaseAt(index + 4)[1], phaseAt(index + 6)[1]]),
    'From new to first quarter, to full, to last quarter and to new again the Moon takes about a week each.',
    { ...picture(`moon_${code}`, alt), ...solved(`moon_${phaseAt(index + 2)[0]}`, phaseAt(index + 2)[2]) },
  )
}

const truths = [
  [
    'The Moon shines with light that comes from the Sun.',
    'The Moon shines with light that it makes itself.',
    'The Moon is a dark ball of rock. We see only the part that the Sun lights and that is turned to us.',
  ],
  [
    'From one full moon to the next it takes about a month.',
    'From one full moon to the next it takes about a week.',
    'It takes 29 and a half days. The word "month" comes from the Moon.',
  ],
  [
    'At new moon the Moon is between the Earth and the Sun.',
    'At full moon the Moon is between the Earth and the Sun.',
    'At new moon the lit side is turned away from us; at full moon we look at all of it.',
  ],
  [
    'The phases of the Moon are caused by our view of the half that the Sun lights.',
    'The phases of the Moon are caused by the shadow of the Earth.',
    "The Earth's shadow falls on the Moon only in a lunar eclipse.",
  ],
] as const

const truth = (index: number): DerivedQuiz['parts'][number] => ({
  draw: (random) => {
    const [right, wrong, why] = truths[index] ?? truths[0]
    const isTrue = coin(random)
    return state('moon-truth', isTrue ? right : wrong, isTrue, why)
  },
  count: 1,
})

const inOrder: DrawQuestion = (random) => {
  const from = pick([0, 1, 2], random)
  return order(
    'moon-order',
    `Put these phases in order, beginning with the ${phaseAt(from)[1].toLowerCase()}.`,
    [from, from + 1, from + 3, from + 4].map((index) => phaseAt(index)[1]),
    'While the lit part grows, the Moon is waxing; when it shrinks, it is waning.',
  )
}

export const PHASES_OF_THE_MOON: DerivedQuiz = {
  head: scienceHead({
    quizId: 'phases-of-the-moon',
    quizName: 'Phases of the Moon',
    quizDescription: 'Thin, half or round: read the Moon, tell what comes next and why it changes.',
    quizImage: 'scene_night_owl_telescope.png',
    categories: ['space', 'science'],
    topics: ['moon', 'astronomy', 'night sky'],
    keyWords: ['lunar', 'waxing', 'waning', 'crescent', 'gibbous'],
    classes: [5, 6, 7, 8],
  }),
  seed: 206,
  parts: [
    { draw: name, count: 4 },
    truth(0),
    { draw: later, count: 3 },
    truth(1),
    {
      draw: () =>
        match(
          'moon-match',
          'Match each phase to what is seen of the Moon.',
          [
            ['New moon', 'Nothing'],
            ['Crescent', 'A thin curved strip'],
            ['Quarter', 'One half'],
            ['Full moon', 'The whole disc'],
          ],
          'At a quarter we see half of the disc, which is a quarter of the whole ball.',
        ),
      count: 1,
    },
    truth(3),
    { draw: inOrder, count: 1 },
  ],
  written: [
    ask(
      'Why do we always see nearly the same side of the Moon?',
      [
        'It turns once while it goes round us once',
        'It does not turn at all',
        'Its far side is always dark',
        'The Earth holds it with magnets',
      ],
      'The far side has day and night like the near one. A Soviet probe first photographed it in 1959.',
    ),
    type(
      'The Earth stands between the Sun and the Moon, and its shadow darkens the Moon: a lunar ____.',
      ['Eclipse'],
      'The Moon often turns dark red then, for a little sunlight is bent round the Earth by its air.',
    ),
    tell(
      'The Moon and our calendars',
      'Many Indian calendars begin a month at the new or the full moon. Diwali falls on a new moon, Holi and Buddha Purnima on a full moon, and Eid begins with the thin new crescent.',
    ),
    ask(
      'Asha in India sees a half Moon lit on the right. What does her cousin in Australia see?',
      ['A half Moon lit on the left', 'A full moon', 'A half Moon lit on the right', 'No Moon at all'],
      'Seen from the southern hemisphere the Moon stands the other way up. The phase is the same.',
    ),
  ],
}
