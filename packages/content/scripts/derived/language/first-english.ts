import type { Random } from '@quokka/core/lib'
import { shuffle } from '@quokka/core/lib'
import { choose, fill, match, order, state } from '../build.ts'
import { coin, mixedChoices, pick, pickSome } from '../choices.ts'
import type { DerivedQuiz } from '../derived-quiz.ts'
import { capitalised, fromRows } from '../rows.ts'
import { ask, tell } from '../written-slides.ts'
import { firstEnglishHead } from './language-head.ts'
import type { PicturedWord } from './pictured-words.ts'
import { PICTURED_WORDS, pictured, picturedAll, pictureOf, pictureOfRow } from './pictured-words.ts'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const letterAt = (index: number): string => LETTERS[index] ?? ''

const initial = (word: string): string => word.charAt(0).toUpperCase()

/** Four letters in a row of the alphabet, the right one at any place but never the letter asked about. */
const lettersAround = (right: string, asked: string, random: () => number): string[] => {
  const index = LETTERS.indexOf(right)
  const near = LETTERS.filter((letter, at) => letter !== right && letter !== asked && Math.abs(at - index) <= 4)
  return [right, ...pickSome(near, 3, random)].sort()
}

const nextLetter = (words: string, step: 1 | -1) =>
  fromRows(picturedAll(words), (thing, random) => {
    const asked = initial(thing.word)
    const key = letterAt(LETTERS.indexOf(asked) + step)
    const side = step === 1 ? 'after' : 'before'
    return choose(
      step === 1 ? 'letter-after' : 'letter-before',
      `${capitalised(thing.word)} begins with ${asked}. Which letter comes just ${side} ${asked}?`,
      { answerChoices: lettersAround(key, asked, random), correctAnswer: [key], keepOrder: true },
      `Say it aloud: ${LETTERS.slice(Math.max(LETTERS.indexOf(asked) - 2, 0), LETTERS.indexOf(asked) + 3).join(', ')}.`,
      pictureOf(thing),
    )
  })

const abcTruth = (one: string, other: string): DerivedQuiz['parts'][number] => ({
  draw: (random) => {
    const [first = one, second = other] = [one, other].sort()
    const isTrue = coin(random)
    const [left, right] = isTrue ? [first, second] : [second, first]
    return state(
      'abc-truth',
      `In ABC order, ${left} comes before ${right}.`,
      isTrue,
      `${initial(first)} comes before ${initial(second)}, so ${first} comes first.`,
      pictureOfRow([left, right].map(pictured)),
    )
  },
  count: 1,
})

const abcOrder = (words: string, why: string): DerivedQuiz['parts'][number] => ({
  draw: (random) => {
    const sorted = picturedAll(words).toSorted((left, right) => (left.word < right.word ? -1 : 1))
    const shown = shuffle(sorted, random)
    return order(
      'abc-order',
      `Put ${shown.map(({ word }) => word).join(', ')} in ABC order.`,
      sorted.map(({ word }) => capitalised(word)),
      why,
      pictureOfRow(shown),
    )
  },
  count: 1,
})

export const ABC_ORDER: DerivedQuiz = {
  head: firstEnglishHead({
    quizId: 'abc-order',
    quizName: 'ABC Order',
    quizDescription: 'Which letter comes next? Which word comes first? Put letters and words in ABC order.',
    quizImage: 'scene_classroom_input-latin-uppercase_pencil.png',
    topics: ['alphabet', 'letters', 'words'],
    keyWords: ['alphabetical', 'a to z', 'dictionary', 'capital letters'],
  }),
  seed: 301,
  parts: [
    {
      draw: fromRows(picturedAll('fox owl'), (thing) =>
        fill(
          'letter-typed',
          `${thing.clue} It begins with the letter after ${letterAt(LETTERS.indexOf(initial(thing.word)) - 1)}: ____.`,
          capitalised(thing.word),
          `Say ${letterAt(LETTERS.indexOf(initial(thing.word)) - 1)}, ${initial(thing.word)}, ${letterAt(LETTERS.indexOf(initial(thing.word)) + 1)}. What else begins with ${initial(thing.word)}?`,
          pictureOf(thing),
        ),
      ),
      count: 1,
    },
    { draw: nextLetter('cat goat monkey rose', 1), count: 3 },
    abcTruth('ant', 'bee'),
    { draw: nextLetter('dog hen lion tiger', -1), count: 3 },
    abcTruth('pig', 'kite'),
    abcOrder('apple bus cow drum', 'A, B, C, D: these are the first four letters.'),
    abcTruth('nest', 'sun'),
    {
      draw: (random) => {
        const letters = pickSome(['B', 'F', 'J', 'P', 'U', 'X'], 4, random)
        return match(
          'letter-match',
          'Match each letter to the one that comes just after it.',
          letters.map((letter) => [letter, letterAt(LETTERS.indexOf(letter) + 1)]),
          'There are 26 letters in all. Sing them from A to Z!',
        )
      },
      count: 1,
    },
    abcOrder('egg horse milk whale', 'Look at the first letters: E, H, M, W.'),
  ],
  written: [
    ask(
      'Where is ABC order a big help?',
      ['In a word book', 'In a swimming pool', 'On a swing', 'In a kitchen sink'],
      'A word book is called a dictionary. Its words stand in ABC order.',
    ),
    ask(
      'Two words begin with B. Which letter do you look at next?',
      ['The second one', 'The last one', 'The longest one', 'The nicest one'],
      'Ball comes before bell, for A comes before E.',
    ),
  ],
}

/** Two more words of the same sound: "Leaf and leg". */
const alike = ({ word, sound }: PicturedWord, random: Random): string =>
  capitalised(
    pickSome(
      PICTURED_WORDS.filter((one) => one.sound === sound && one.word !== word).map((one) => one.word),
      2,
      random,
    ).join(' and '),
  )

/** Words that begin with the same sound as the one asked, and others that do not. */
const sameStart = fromRows(picturedAll('bee monkey sun pen duck ship'), (thing, random) => {
  const others = PICTURED_WORDS.filter(({ word }) => word !== thing.word)
  const key = pick(
    others.filter(({ sound, word }) => sound === thing.sound && word.length < 7),
    random,
  )
  // The same letter can have another sound: ship and sun.
  const wrong = others.filter(
    ({ sound, word }) =>
      sound.charAt(0) !== thing.sound.charAt(0) && word.length < 7 && !'aeiouckg'.includes(sound.charAt(0)),
  )
  const chosen: PicturedWord[] = []
  for (const one of shuffle(wrong, random)) {
    if (chosen.length < 3 && !chosen.some(({ sound }) => sound === one.sound)) chosen.push(one)
  }
  return choose(
    'same-start',
    `Which word begins with the same sound as "${thing.word}"?`,
    mixedChoices(
      capitalised(key.word),
      chosen.map(({ word }) => capitalised(word)),
    ),
    `Say it slowly: ${thing.word}, ${key.word}. Your mouth starts in the same way.`,
    pictureOf(thing),
  )
})

const soundTruth = (one: string, other: string): DerivedQuiz['parts'][number] => ({
  draw: () => {
    const [left, right] = [pictured(one), pictured(other)]
    const isTrue = left.sound === right.sound
    return state(
      'sound-truth',
      `"${capitalised(one)}" and "${other}" begin with the same sound.`,
      isTrue,
      isTrue
        ? `Both begin with ${initial(one)}.`
        : `${capitalised(one)} begins with ${left.sound.toUpperCase()}, ${other} with ${right.sound.toUpperCase()}.`,
      pictureOfRow([left, right]),
    )
  },
  count: 1,
})

export const FIRST_SOUNDS: DerivedQuiz = {
  head: firstEnglishHead({
    quizId: 'first-sounds',
    quizName: 'First Sounds',
    quizDescription: 'Look, say the word, and listen: with which sound does it begin?',
    quizImage: 'scene_meadow_ear_speech-balloon.png',
    topics: ['phonics', 'letters', 'sounds'],
    keyWords: ['beginning', 'alphabet', 'hearing', 'spell'],
  }),
  seed: 302,
  parts: [
    {
      draw: fromRows(picturedAll('hat nose'), (thing) =>
        fill(
          'sound-typed',
          `${thing.clue} It begins with ${initial(thing.word)}: ____.`,
          capitalised(thing.word),
          `Can you think of more words with ${initial(thing.word)}?`,
          pictureOf(thing),
        ),
      ),
      count: 1,
    },
    {
      draw: fromRows(picturedAll('dog fish lion hen tree rabbit'), (thing, random) => {
        const key = initial(thing.word)
        const wrong = pickSome(
          [...'BDFGHLMNPRSTVWZ'].filter((letter) => letter !== key),
          3,
          random,
        )
        return choose(
          'first-letter',
          `${thing.clue} Which letter does its name begin with?`,
          { answerChoices: [key, ...wrong].sort(), correctAnswer: [key], keepOrder: true },
          `${alike(thing, random)} begin with ${key} too.`,
          pictureOf(thing),
        )
      }),
      count: 4,
    },
    soundTruth('moon', 'mango'),
    { draw: sameStart, count: 4 },
    soundTruth('sheep', 'sock'),
    {
      draw: (random) =>
        match(
          'sound-match',
          'Match the words that begin with the same sound.',
          pickSome(
            [
              ['Ball', 'Boat'],
              ['Kite', 'Key'],
              ['Pig', 'Parrot'],
              ['Leaf', 'Leg'],
              ['Star', 'Stone'],
            ] as const,
            4,
            random,
          ),
          'A tongue twister uses one sound again and again: "Pretty pink parrots".',
        ),
      count: 1,
    },
  ],
  written: [
    ask(
      '"Chair" and "cheese" begin with two letters that make one sound. Which?',
      ['CH', 'SH', 'TH', 'WH'],
      'SH makes the sound of "ship", TH the sound of "thin".',
    ),
    ask(
      'Which word begins with a sound that you do NOT see as its first letter?',
      ['Knee', 'Nest', 'Note', 'Nine'],
      'The K in "knee", "knot" and "know" is silent.',
    ),
    tell(
      'Say it and feel it',
      'Put a hand before your mouth and say "pen" and "men". P gives a puff of air. M does not: it hums in your nose.',
    ),
  ],
}

const SPELLINGS: readonly (readonly [word: string, wrong: readonly [string, string, string], why: string])[] = [
  ['elephant', ['Elefant', 'Elephent', 'Eliphant'], 'The letters PH say F, as in "phone".'],
  ['parrot', ['Parot', 'Parret', 'Parrat'], 'Two R in the middle, as in "carrot".'],
  ['monkey', ['Monky', 'Munkey', 'Monkee'], 'It ends with KEY, as in "donkey".'],
  ['rabbit', ['Rabit', 'Rabbet', 'Rebbit'], 'Two B in the middle: rab-bit.'],
  ['horse', ['Hors', 'Horce', 'Hourse'], 'The last E is silent.'],
  ['balloon', ['Baloon', 'Ballon', 'Balloone'], 'Two L and two O: they look like balloons.'],
  ['spoon', ['Spon', 'Spune', 'Spoun'], 'OO says a long sound, as in "moon".'],
]

const letterOrder = (word: string): DerivedQuiz['parts'][number] => ({
  draw: () => {
    const thing = pictured(word)
    return order(
      'letter-order',
      `${thing.clue} Put the letters of its name in order.`,
      [...word.toUpperCase()],
      `${[...word.toUpperCase()].join(', ')}: ${word}.`,
      pictureOf(thing),
    )
  },
  count: 1,
})

const spellTruth = (word: string, wrong: string, why: string): DerivedQuiz['parts'][number] => ({
  draw: (random) => {
    const isTrue = coin(random)
    return state(
      'spell-truth',
      `${pictured(word).clue} We write it "${isTrue ? word : wrong}".`,
      isTrue,
      why,
      pictureOf(pictured(word)),
    )
  },
  count: 1,
})

export const SPELL_THE_PICTURE: DerivedQuiz = {
  head: firstEnglishHead({
    quizId: 'spell-the-picture',
    quizName: 'Spell the Picture',
    quizDescription: 'You know what it is. But how do you write it? Spell the words of the pictures.',
    quizImage: 'scene_paper_pencil_framed-picture.png',
    topics: ['spelling', 'words', 'letters'],
    keyWords: ['writing', 'dictation', 'vocabulary', 'nouns'],
    classes: [1, 2, 3],
  }),
  seed: 303,
  parts: [
    {
      draw: fromRows(picturedAll('kite tiger house key crab'), (thing) =>
        fill(
          'spell-typed',
          `${thing.clue} Write its name: ____.`,
          capitalised(thing.word),
          `${[...thing.word.toUpperCase()].join('-')}. Read it aloud!`,
          { ...pictureOf(thing), exactSpelling: true },
        ),
      ),
      count: 3,
    },
    {
      draw: fromRows(SPELLINGS, ([word, wrong, why]) =>
        choose(
          'spell-choice',
          `${pictured(word).clue} How do we write its name?`,
          mixedChoices(capitalised(word), wrong),
          why,
          pictureOf(pictured(word)),
        ),
      ),
      count: 5,
    },
    letterOrder('frog'),
    spellTruth('train', 'trane', 'AI makes the long A sound, as in "rain".'),
    letterOrder('duck'),
    spellTruth('mouse', 'mowse', 'OU as in "house".'),
    {
      draw: () =>
        match(
          'spell-match',
          'Match the two parts of each word.',
          [
            ['Pea', 'cock'],
            ['Pen', 'cil'],
            ['Man', 'go'],
            ['Ze', 'bra'],
          ],
          'Clap the parts of a word: pen-cil has two claps. Long words are easy in parts.',
        ),
      count: 1,
    },
  ],
  written: [
    ask(
      'Which letter is missing? Sn_ke',
      ['A', 'E', 'I', 'U'],
      'The silent E at the end makes the A long: snake, cake, lake.',
      pictureOf(pictured('snake')),
    ),
  ],
}
