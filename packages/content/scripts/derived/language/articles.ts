import { choose, order, picture, state } from '../build.ts'
import { coin, mixedChoices } from '../choices.ts'
import type { DerivedQuiz } from '../derived-quiz.ts'
import { capitalised, fromRows } from '../rows.ts'
import { ask, type } from '../written-slides.ts'
import { firstEnglishHead } from './language-head.ts'
import type { PicturedWord } from './pictured-words.ts'
import { pictured, picturedAll, pictureOf } from './pictured-words.ts'

const startsWithVowel = ({ word }: PicturedWord): boolean => 'aeiou'.includes(word.charAt(0))

const articleFor = (thing: PicturedWord): string => (startsWithVowel(thing) ? 'an' : 'a')

const why = (thing: PicturedWord): string =>
  startsWithVowel(thing)
    ? `${capitalised(thing.word)} begins with a vowel sound, so we say "an".`
    : `${capitalised(thing.word)} does not begin with a vowel sound, so we say "a".`

const THE: readonly (readonly [
  title: string,
  emoji: string,
  alt: string,
  right: string,
  wrong: readonly [string, string, string],
  why: string,
])[] = [
  [
    'What shines on us by day?',
    'sun',
    'A bright yellow ball with rays.',
    'The sun',
    ['An sun', 'A suns', 'An suns'],
    'There is one sun for all of us, so we say "the".',
  ],
  [
    'I have a dog. ____ is brown. Which words fit?',
    'dog',
    'A brown animal with a wagging tail.',
    'The dog',
    ['An dog', 'A dogs', 'An dogs'],
    'Now we know which dog it is, so we say "the".',
  ],
  [
    'What do we see above us with clouds in it?',
    'cloud',
    'A white puffy thing that floats high up.',
    'The sky',
    ['An sky', 'A skies', 'An skies'],
    'There is one sky over us, so we say "the".',
  ],
]

const truth = (word: string): DerivedQuiz['parts'][number] => ({
  draw: (random) => {
    const thing = pictured(word)
    const isTrue = coin(random)
    const other = startsWithVowel(thing) ? 'a' : 'an'
    return state(
      'article-truth',
      `It is right to say "${isTrue ? articleFor(thing) : other} ${word}".`,
      isTrue,
      why(thing),
      pictureOf(thing),
    )
  },
  count: 1,
})

const sentence = (word: string, words: readonly string[]): DerivedQuiz['parts'][number] => ({
  draw: () =>
    order(
      'article-order',
      `${pictured(word).clue} Put the words in order.`,
      words,
      `${words.join(' ')}. ${why(pictured(word))}`,
      pictureOf(pictured(word)),
    ),
  count: 1,
})

export const A_AN_OR_THE: DerivedQuiz = {
  head: firstEnglishHead({
    quizId: 'a-an-or-the',
    quizName: 'A, An or The',
    quizDescription: 'A tiger, an owl, the moon: which little word stands before the big one?',
    quizImage: 'scene_room_umbrella_red-apple_key.png',
    topics: ['articles', 'grammar', 'vowels'],
    keyWords: ['determiner', 'little words', 'nouns', 'sentence'],
    classes: [1, 2, 3],
  }),
  seed: 306,
  parts: [
    {
      draw: fromRows(picturedAll('owl egg umbrella tiger boat orange'), (thing) => {
        const right = articleFor(thing)
        const other = right === 'a' ? 'An' : 'A'
        return choose(
          'article',
          `${thing.clue} Which is right?`,
          mixedChoices(`${capitalised(right)} ${thing.word}`, [
            `${other} ${thing.word}`,
            `${other} ${thing.word}s`,
            `${capitalised(right)} ${thing.word}s`,
          ]),
          why(thing),
          pictureOf(thing),
        )
      }),
      count: 5,
    },
    truth('elephant'),
    {
      draw: fromRows(THE, ([title, emoji, alt, right, wrong, reason]) =>
        choose('article-the', title, mixedChoices(right, wrong), reason, picture(`emoji_${emoji}`, alt)),
      ),
      count: 2,
    },
    truth('lion'),
    sentence('ant', ['This', 'is', 'an', 'ant']),
    truth('ear'),
  ],
  written: [
    ask(
      '"Hour" has a silent H. Which is right?',
      ['An hour', 'A hour', 'An hours', 'A hours'],
      'We go by the sound, not by the letter. "Hour" sounds like "our".',
      picture('clock_3_00', 'A clock with the long hand on 12 and the short hand on 3.'),
    ),
    type(
      'We often say "an" before A, E, I, O and U. These five letters are ____.',
      ['Vowels'],
      'All the other letters are called consonants.',
    ),
    ask(
      'Why do we say "an apple" and not "a apple"?',
      ['It is easier to say', 'Apples are red', 'An apple is small', 'It is an old fruit'],
      'The N keeps the two vowels apart. Try to say "a apple" fast!',
      pictureOf(pictured('apple')),
    ),
    ask(
      'One word does not fit here: "I see a ____." Which?',
      ['Milk', 'Cup', 'Cow', 'Spoon'],
      'We cannot count milk. We say "some milk" or "a glass of milk".',
    ),
  ],
}
