import { choose, fill, match, picture, state } from '../build.ts'
import { coin, mixedChoices, pickSome } from '../choices.ts'
import type { DerivedQuiz } from '../derived-quiz.ts'
import { capitalised, fromRows } from '../rows.ts'
import { ask, tell } from '../written-slides.ts'
import { firstEnglishHead } from './language-head.ts'

interface Noun {
  one: string
  many: string
  wrong: readonly [string, string, string]
  emoji: string
  alt: string
  why: string
}

const row = (
  one: string,
  many: string,
  wrong: readonly [string, string, string],
  emoji: string,
  alt: string,
  why: string,
): Noun => ({ one, many, wrong, emoji, alt, why })

export const NOUNS: readonly Noun[] = [
  row(
    'mouse',
    'mice',
    ['mouses', 'mices', 'mouse'],
    'mouse',
    'a tiny animal with a long thin tail',
    'The word changes inside, as in louse and lice.',
  ),
  row(
    'goose',
    'geese',
    ['gooses', 'geeses', 'goosen'],
    'goose',
    'a large white bird with a long neck',
    'OO turns into EE.',
  ),
  row(
    'foot',
    'feet',
    ['foots', 'feets', 'footes'],
    'foot',
    'the part of the body with five toes',
    'OO turns into EE, as in tooth and teeth.',
  ),
  row(
    'tooth',
    'teeth',
    ['tooths', 'teeths', 'toothes'],
    'tooth',
    'a hard white thing in the mouth',
    'OO turns into EE, as in foot and feet.',
  ),
  row(
    'child',
    'children',
    ['childs', 'childrens', 'childes'],
    'child',
    'a young person',
    'It is an old form with REN at the end.',
  ),
  row(
    'leaf',
    'leaves',
    ['leafs', 'leafes', 'leavs'],
    'maple-leaf',
    'a flat red thing that falls from a tree',
    'F turns into VES, as in loaf and loaves.',
  ),
  row(
    'wolf',
    'wolves',
    ['wolfs', 'wolfes', 'wolvs'],
    'wolf',
    'a grey wild animal like a dog',
    'F turns into VES, as in half and halves.',
  ),
  row(
    'knife',
    'knives',
    ['knifes', 'knivs', 'knife'],
    'kitchen-knife',
    'a thing to cut with',
    'FE turns into VES, as in wife and wives.',
  ),
  row(
    'box',
    'boxes',
    ['boxs', 'boxen', 'boxies'],
    'package',
    'a brown thing of card to pack things in',
    'After X we add ES.',
  ),
  row('bus', 'buses', ['buss', 'busies', 'bus'], 'bus', 'a long vehicle with many windows', 'After S we add ES.'),
  row(
    'fox',
    'foxes',
    ['foxs', 'foxen', 'foxies'],
    'fox',
    'an orange animal with pointed ears and a pointed nose',
    'After X we add ES.',
  ),
  row('baby', 'babies', ['babys', 'babyes', 'babis'], 'baby', 'a very young person', 'Y turns into IES.'),
  row(
    'butterfly',
    'butterflies',
    ['butterflys', 'butterflyes', 'butterflis'],
    'butterfly',
    'an insect with bright wings',
    'Y turns into IES.',
  ),
  row(
    'tomato',
    'tomatoes',
    ['tomatos', 'tomatoies', 'tomatose'],
    'tomato',
    'a round red vegetable',
    'We add ES, as in potatoes.',
  ),
  row(
    'sheep',
    'sheep',
    ['sheeps', 'sheepes', 'shoop'],
    'ewe',
    'an animal with thick white wool',
    'This word stays the same: one sheep, ten sheep.',
  ),
  row(
    'key',
    'keys',
    ['keyes', 'keies', 'kees'],
    'key',
    'a small metal thing that opens a lock',
    'The letter before Y is E, so Y stays.',
  ),
  row(
    'ox',
    'oxen',
    ['oxes', 'oxs', 'oxens'],
    'ox',
    'a large animal that pulls a cart',
    'EN at the end is a very old way to say many.',
  ),
]

const COUNTS = { 2: 'two', 3: 'three', 4: 'four' } as const

const nounsOf = (words: string): Noun[] => NOUNS.filter(({ one }) => words.split(' ').includes(one))

const pictureOfMany = (count: keyof typeof COUNTS, { emoji, alt }: Noun): ReturnType<typeof picture> =>
  picture(`count_${count}_${emoji}`, `${capitalised(COUNTS[count])} of the same kind. Each is ${alt}.`)

const truth = (word: string): DerivedQuiz['parts'][number] => ({
  draw: fromRows(nounsOf(word), (noun, random) => {
    const isTrue = coin(random)
    return state(
      'many-truth',
      `"One ${noun.one}, two ${isTrue ? noun.many : noun.wrong[0]}" is right.`,
      isTrue,
      `One ${noun.one}, two ${noun.many}. ${noun.why}`,
      pictureOfMany(2, noun),
    )
  }),
  count: 1,
})

export const ONE_AND_MANY: DerivedQuiz = {
  head: firstEnglishHead({
    quizId: 'one-and-many',
    quizName: 'One and Many',
    quizDescription: 'One mouse, two mice, three ... how do words change when there are more?',
    quizImage: 'scene_mint_duck_duck_duck.png',
    topics: ['singular and plural', 'nouns', 'grammar'],
    keyWords: ['numbers', 'endings', 'more than one', 'spelling'],
    classes: [1, 2, 3],
  }),
  seed: 305,
  parts: [
    {
      draw: fromRows(nounsOf('key bus tomato'), (noun) =>
        fill('many-typed', `One ${noun.one}, four ____.`, capitalised(noun.many), noun.why, {
          ...pictureOfMany(4, noun),
          exactSpelling: true,
        }),
      ),
      count: 2,
    },
    {
      draw: fromRows(nounsOf('mouse foot child leaf baby box'), (noun) =>
        choose(
          'many',
          `One ${noun.one}, three what?`,
          mixedChoices(capitalised(noun.many), noun.wrong.map(capitalised)),
          noun.why,
          pictureOfMany(3, noun),
        ),
      ),
      count: 5,
    },
    truth('sheep'),
    truth('fox'),
    {
      draw: fromRows(nounsOf('tooth butterfly knife'), (noun) =>
        choose(
          'one',
          `Here are two ${noun.many}. How do you write one?`,
          mixedChoices(
            capitalised(noun.one),
            {
              tooth: ['Teeth', 'Tooths', 'Teethe'],
              butterfly: ['Butterflie', 'Butterflys', 'Butterflies'],
              knife: ['Knive', 'Knives', 'Knifes'],
            }[noun.one] ?? [],
          ),
          noun.why,
          pictureOfMany(2, noun),
        ),
      ),
      count: 2,
    },
    {
      draw: (random) =>
        match(
          'many-match',
          'Match one to many.',
          pickSome(nounsOf('goose wolf ox'), 3, random)
            .map(({ one, many }): [string, string] => [capitalised(one), capitalised(many)])
            .concat([['Cat', 'Cats']]),
          'Most words take an S. Some old words go their own way.',
        ),
      count: 1,
    },
  ],
  written: [
    ask(
      'Which word needs ES, not S, when there are many?',
      ['Brush', 'Tree', 'Book', 'Chair'],
      'After SH, CH, S and X we add ES: brushes, benches, buses, boxes.',
    ),
    tell(
      'Things that we do not count',
      'We say one pen and two pens, but we do not say one rice and two rices. Rice, milk and sand have no number. We say "a bowl of rice".',
    ),
  ],
}
