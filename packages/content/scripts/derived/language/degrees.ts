import { choose, fill, match, order, picture, state } from '../build.ts'
import { coin, mixedChoices, pickSome } from '../choices.ts'
import type { DerivedQuiz } from '../derived-quiz.ts'
import { capitalised, fromRows } from '../rows.ts'
import { ask, claim, tell } from '../written-slides.ts'
import { englishHead } from './language-head.ts'

const ADJECTIVES: readonly (readonly [
  base: string,
  more: string,
  most: string,
  wrong: readonly [string, string, string],
  why: string,
])[] = [
  [
    'big',
    'bigger',
    'biggest',
    ['biger', 'more big', 'biggier'],
    'One short vowel and one consonant: double the last letter.',
  ],
  [
    'thin',
    'thinner',
    'thinnest',
    ['thiner', 'more thin', 'more thinner'],
    'One short vowel and one consonant: double the last letter.',
  ],
  ['happy', 'happier', 'happiest', ['happyer', 'more happier', 'happyier'], 'Y after a consonant turns into I.'],
  ['heavy', 'heavier', 'heaviest', ['heavyer', 'more heavier', 'heavyier'], 'Y after a consonant turns into I.'],
  [
    'good',
    'better',
    'best',
    ['gooder', 'more good', 'more better'],
    'Good, better, best come from two different old words.',
  ],
  [
    'bad',
    'worse',
    'worst',
    ['badder', 'more bad', 'worser'],
    'Bad, worse, worst is irregular, like good, better, best.',
  ],
  [
    'beautiful',
    'more beautiful',
    'most beautiful',
    ['beautifuller', 'more beautifuller', 'beautifuler'],
    'Long adjectives take "more" and "most".',
  ],
  [
    'careful',
    'more careful',
    'most careful',
    ['carefuller', 'carefuler', 'carefulier'],
    'Adjectives in -ful take "more" and "most".',
  ],
  ['brave', 'braver', 'bravest', ['braveer', 'more brave', 'bravier'], 'The word ends with E already: add R alone.'],
  [
    'little',
    'less',
    'least',
    ['littler', 'more little', 'lesser'],
    'I have little time, you have less, she has the least.',
  ],
]

type Adjective = (typeof ADJECTIVES)[number]

const adjectivesOf = (words: string): Adjective[] => ADJECTIVES.filter(([base]) => words.split(' ').includes(base))

const SCENES: readonly (readonly [
  title: string,
  recipe: string,
  alt: string,
  right: string,
  wrong: readonly [string, string, string],
  why: string,
])[] = [
  [
    'Which sentence fits the picture of the mouse and the elephant?',
    'row_mouse_elephant',
    'A mouse on the left, an elephant on the right.',
    'The elephant is heavier than the mouse.',
    [
      'The elephant is heavy than the mouse.',
      'The elephant is more heavier than the mouse.',
      'The elephant is heaviest than the mouse.',
    ],
    'Two things are compared with -er and "than".',
  ],
  [
    'Which sentence fits the picture of the snail, the horse and the rocket?',
    'row_snail_horse_rocket',
    'A snail, a horse and a rocket.',
    'The rocket is the fastest of the three.',
    [
      'The rocket is the faster of the three.',
      'The rocket is fastest than the three.',
      'The rocket is the most fast of the three.',
    ],
    'With three or more things, one is "the fastest".',
  ],
  [
    'Which sentence fits the picture of the five apples and the two apples?',
    'compare_5_red-apple_2_red-apple',
    'Five apples on the left, two on the right.',
    'There are fewer apples on the right.',
    [
      'There are less apples on the right.',
      'There are few apples on the right than the left.',
      'There are the fewest apples than the left.',
    ],
    '"Fewer" is for things that we count, "less" for things that we do not.',
  ],
  [
    'Which sentence fits the picture of the candle and the sun?',
    'row_candle_sun',
    'A candle on the left, the sun on the right.',
    'The candle is not as bright as the sun.',
    [
      'The candle is not so brighter as the sun.',
      'The candle is not as bright than the sun.',
      'The candle is not as brighter as the sun.',
    ],
    'Between "as" and "as" stands the plain form.',
  ],
  [
    'Which sentence fits the picture of the desert and the penguin?',
    'row_cactus_penguin',
    'A cactus on the left, a penguin on the right.',
    "The penguin's home is colder than the cactus's.",
    [
      "The penguin's home is more colder than the cactus's.",
      "The penguin's home is coldest than the cactus's.",
      "The penguin's home is cold than the cactus's.",
    ],
    'Never use "more" and -er together.',
  ],
]

const truth = (word: string, sentence: (form: string) => string): DerivedQuiz['parts'][number] => ({
  draw: fromRows(adjectivesOf(word), ([, more, , wrong, why], random) => {
    const isTrue = coin(random)
    return state('degree-truth', `This sentence is right: "${sentence(isTrue ? more : wrong[2])}"`, isTrue, why)
  }),
  count: 1,
})

export const ADJECTIVES_AND_DEGREES: DerivedQuiz = {
  head: englishHead({
    quizId: 'adjectives-and-degrees-of-comparison',
    quizName: 'Adjectives and Degrees of Comparison',
    quizDescription: 'Good, better, best: compare two, compare many, and never say "more better".',
    quizImage: 'scene_meadow_mouse_elephant_giraffe.png',
    topics: ['adjectives', 'comparison', 'grammar'],
    keyWords: ['comparative', 'superlative', 'positive degree', 'describing words'],
  }),
  seed: 312,
  parts: [
    {
      draw: fromRows(
        [
          ['bad', 'Worst'],
          ['good', 'Best'],
        ] as const,
        ([base, answer]) =>
          fill(
            'degree-typed',
            `${capitalised(base)} is the first degree. Of three or more things, one is the ____.`,
            answer,
            'Its three degrees come from different old words, so they look nothing alike.',
            { exactSpelling: true },
          ),
      ),
      count: 1,
    },
    {
      draw: fromRows(SCENES, ([title, recipe, alt, right, wrong, why]) =>
        choose('degree-picture', title, mixedChoices(right, wrong), why, picture(recipe, alt)),
      ),
      count: 5,
    },
    {
      draw: fromRows(adjectivesOf('big brave careful little'), ([base, more, , wrong, why]) =>
        choose('comparative', `What is the comparative of "${base}"?`, mixedChoices(more, wrong), why),
      ),
      count: 2,
    },
    truth('thin', (form) => `This book is ${form} than that one.`),
    {
      draw: (random) =>
        match(
          'degree-match',
          'Match each adjective to its superlative.',
          pickSome(
            [
              ['far', 'farthest'],
              ['many', 'most'],
              ['easy', 'easiest'],
              ['hot', 'hottest'],
              ['wide', 'widest'],
            ] as const,
            4,
            random,
          ),
          'Easy changes its Y, hot doubles its T, wide has its E already, and "many" and "far" go their own way.',
        ),
      count: 1,
    },
    truth('happy', (form) => `She was ${form} after the holidays.`),
    {
      draw: () =>
        order(
          'degree-order',
          'Put these words in order of temperature, the coldest first.',
          ['freezing', 'cool', 'warm', 'boiling'],
          'Some adjectives name a degree by themselves: "freezing" means "very cold".',
        ),
      count: 1,
    },
    {
      draw: fromRows(adjectivesOf('beautiful'), ([base, , most, , why]) =>
        choose(
          'superlative',
          `This is the ____ garden in town (${base}). Which form fits?`,
          mixedChoices(most, ['beautifullest', 'more beautiful', 'beautifulest']),
          why,
        ),
      ),
      count: 1,
    },
  ],
  written: [
    ask(
      'Which order of adjectives sounds right in English?',
      ['a small old brown box', 'a brown small old box', 'an old brown small box', 'a brown old small box'],
      'Size comes before age, and age before colour. Few speakers know the rule, but all of them keep it.',
    ),
    claim(
      'An adjective may stand after the verb "is", as in "The tea is hot".',
      true,
      'It can also stand before a noun: "hot tea". In both places it tells about the noun.',
    ),
    ask(
      'Why is "more unique" often called wrong?',
      [
        '"Unique" already means "the only one of its kind"',
        '"Unique" is not an adjective',
        '"Unique" has to take -er',
        '"Unique" is spelt with a Q',
      ],
      'Words like unique, perfect and dead either fit or do not fit; there is no more or less.',
    ),
    tell(
      'One, two, many',
      'Use the plain form for one thing, -er or "more" for two, -est or "most" for three or more. Of twins, therefore, one is "the older", not "the oldest".',
    ),
  ],
}
