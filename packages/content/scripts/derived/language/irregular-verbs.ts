import { choose, fill, match, picture, state } from '../build.ts'
import { coin, mixedChoices, pickSome } from '../choices.ts'
import type { DerivedQuiz } from '../derived-quiz.ts'
import { capitalised, fromRows } from '../rows.ts'
import { ask, sort, tell } from '../written-slides.ts'
import { englishHead } from './language-head.ts'

interface Verb {
  base: string
  past: string
  participle: string
  /** Forms that do not exist, or belong elsewhere. */
  wrong: readonly [string, string, string]
  like: string
}

const verb = (forms: string, wrong: readonly [string, string, string], like: string): Verb => {
  const [base = '', past = '', participle = ''] = forms.split(' ')
  return { base, past, participle, wrong, like }
}

const VERBS = [
  verb('swim swam swum', ['swimmed', 'swum', 'swammed'], 'sing, sang, sung and drink, drank, drunk'),
  verb('ride rode ridden', ['rided', 'ridden', 'roded'], 'write, wrote, written and drive, drove, driven'),
  verb('write wrote written', ['writed', 'written', 'writ'], 'ride, rode, ridden and drive, drove, driven'),
  verb('catch caught caught', ['catched', 'cought', 'cautched'], 'teach, taught, taught'),
  verb('sleep slept slept', ['sleeped', 'slep', 'sleept'], 'keep, kept, kept and weep, wept, wept'),
  verb('throw threw thrown', ['throwed', 'thrown', 'through'], 'grow, grew, grown and know, knew, known'),
  verb('draw drew drawn', ['drawed', 'drawn', 'drewed'], 'grow, grew and throw, threw'),
  verb('go went gone', ['goed', 'gone', 'wented'], 'no other verb: "went" came from an old word, "wend"'),
  verb('see saw seen', ['seed', 'seen', 'sawed'], 'no other common verb'),
  verb('take took taken', ['taked', 'taken', 'tooked'], 'shake, shook, shaken'),
  verb('break broke broken', ['breaked', 'broken', 'brake'], 'speak, spoke, spoken and steal, stole, stolen'),
  verb('choose chose chosen', ['choosed', 'chosen', 'chosed'], 'freeze, froze, frozen'),
  verb('begin began begun', ['beginned', 'begun', 'beganed'], 'ring, rang, rung'),
  verb('bring brought brought', ['bringed', 'brang', 'brung'], 'think, thought, thought and buy, bought, bought'),
  verb('teach taught taught', ['teached', 'tought', 'taughted'], 'catch, caught, caught'),
  verb('fly flew flown', ['flied', 'flown', 'flewed'], 'blow, blew, blown'),
  verb('eat ate eaten', ['eated', 'eaten', 'ated'], 'give, gave, given, which also ends in EN'),
  verb('forget forgot forgotten', ['forgetted', 'forgotten', 'forgat'], 'get and got'),
  verb('hide hid hidden', ['hided', 'hidden', 'hod'], 'bite, bit, bitten'),
  verb('wear wore worn', ['weared', 'worn', 'wored'], 'tear, tore, torn'),
  verb('cut cut cut', ['cutted', 'cat', 'cutten'], 'put, hit, shut and let, which never change'),
]

const verbsOf = (bases: string): Verb[] => VERBS.filter(({ base }) => bases.split(' ').includes(base))

const SCENES = [
  [
    'swim',
    'person-swimming',
    'A person in blue water with one arm raised.',
    'Every day she swims in the lake. Yesterday she ____ across it.',
  ],
  ['ride', 'person-biking', 'A person on a bicycle.', 'He often rides to school. Last week he ____ there each day.'],
  ['write', 'writing-hand', 'A hand that holds a pen.', 'I write to my aunt. Last month I ____ three letters.'],
  ['catch', 'cricket-game', 'A cricket bat and a ball.', 'Can you catch the ball? Yesterday nobody ____ it.'],
  ['sleep', 'person-in-bed', 'A person under a blanket.', 'They sleep in the tent. Last night they ____ well.'],
  ['fly', 'bird', 'A small bird.', 'The birds fly south in winter. Last year they ____ early.'],
  ['draw', 'crayon', 'A coloured stick of wax.', 'She draws animals. On Monday she ____ a fox.'],
] as const

const truth = (base: string, sentence: (form: string) => string): DerivedQuiz['parts'][number] => ({
  draw: fromRows(verbsOf(base), ({ past, participle, like }, random) => {
    const isTrue = coin(random)
    return state(
      'verb-truth',
      `This sentence is right: "${sentence(isTrue ? participle : past)}"`,
      isTrue,
      `After "have" or "has" comes the third form: ${base}, ${past}, ${participle}. Compare ${like}.`,
    )
  }),
  count: 1,
})

export const IRREGULAR_VERBS: DerivedQuiz = {
  head: englishHead({
    quizId: 'irregular-verbs',
    quizName: 'Irregular Verbs',
    quizDescription: 'Swim, swam, swum: verbs that do not care for -ed. Find their forms.',
    quizImage: 'scene_classroom_open-book_writing-hand.png',
    topics: ['verbs', 'past tense', 'grammar'],
    keyWords: ['participle', 'simple past', 'three forms', 'strong verbs'],
    classes: [4, 5, 6, 7, 8],
  }),
  seed: 311,
  parts: [
    {
      draw: fromRows(verbsOf('go teach bring'), ({ base, past, like }) =>
        fill('verb-typed', `Now: they ${base}. Last year: they ____.`, capitalised(past), `Compare ${like}.`, {
          exactSpelling: true,
        }),
      ),
      count: 1,
    },
    {
      draw: fromRows(SCENES, ([base, emoji, alt, sentence]) => {
        const [found] = verbsOf(base)
        if (found === undefined) throw new Error(`no verb ${base}`)
        return choose(
          'verb-past',
          sentence,
          mixedChoices(found.past, found.wrong),
          `${capitalised(base)}, ${found.past}, ${found.participle}, like ${found.like}.`,
          picture(`emoji_${emoji}`, alt),
        )
      }),
      count: 6,
    },
    truth('take', (form) => `Who has ${form} my pen?`),
    {
      draw: fromRows(verbsOf('break choose forget hide'), ({ base, past, participle, wrong, like }) =>
        choose(
          'verb-participle',
          `Which form of "${base}" fits after "I have"?`,
          mixedChoices(participle, [past, wrong[0], `${participle}ed`]),
          `${capitalised(base)}, ${past}, ${participle}: compare ${like}.`,
        ),
      ),
      count: 3,
    },
    {
      draw: (random) =>
        match(
          'verb-match',
          'Match each verb to its past form.',
          pickSome(verbsOf('see eat wear throw'), 4, random).map(({ base, past }) => [base, past]),
          'About 200 English verbs are irregular, and nearly all of the commonest are among them.',
        ),
      count: 1,
    },
    truth('begin', (form) => `The match has already ${form}.`),
    {
      draw: fromRows(verbsOf('cut'), ({ base, wrong }) =>
        choose(
          'verb-same',
          `Yesterday he ____ the paper in two (${base}). Which form fits?`,
          mixedChoices(base, wrong),
          'Cut, cut, cut: put, hit, shut and let do not change either.',
        ),
      ),
      count: 1,
    },
  ],
  written: [
    ask(
      'A new verb comes into English, such as "to google". How is its past made?',
      ['With -ed: googled', 'With a new vowel: gaggled', 'With no change: google', 'With -en: googlen'],
      'All new verbs are regular. The irregular ones are very old, and too common to be forgotten.',
    ),
    sort(
      'Put the forms of "sing" in the usual order.',
      ['sing', 'sang', 'sung'],
      'Base form, past, past participle: I sing, I sang, I have sung.',
    ),
    tell(
      'Why so irregular?',
      'Long ago, many English verbs changed their vowel for the past. The ending -ed was easier and won, but the verbs that people use every hour kept their old forms.',
    ),
  ],
}
