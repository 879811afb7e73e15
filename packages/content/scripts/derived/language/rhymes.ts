import { choose, fill, match, state } from '../build.ts'
import { coin, mixedChoices, pick, pickSome } from '../choices.ts'
import type { DerivedQuiz } from '../derived-quiz.ts'
import { capitalised, fromRows } from '../rows.ts'
import { ask, type } from '../written-slides.ts'
import { firstEnglishHead } from './language-head.ts'
import { pictured, pictureOf } from './pictured-words.ts'

/** A pictured word, a word that rhymes with it in British and Indian English, and words that only look or begin alike. */
export const RHYMES = [
  ['frog', 'log', ['fig', 'flag', 'leg']],
  ['goat', 'coat', ['gate', 'got', 'cut']],
  ['bee', 'knee', ['bay', 'boy', 'by']],
  ['car', 'star', ['core', 'cow', 'care']],
  ['bed', 'red', ['bad', 'bid', 'road']],
  ['fish', 'dish', ['fist', 'wash', 'fresh']],
  ['cake', 'lake', ['lack', 'like', 'cook']],
  ['hen', 'ten', ['tin', 'hand', 'ton']],
  ['fox', 'box', ['fix', 'fax', 'bus']],
  ['sheep', 'sleep', ['shape', 'ship', 'shop']],
  ['duck', 'truck', ['dock', 'deck', 'trick']],
  ['kite', 'white', ['kit', 'wait', 'cat']],
  ['train', 'rain', ['run', 'ring', 'tray']],
  ['whale', 'tail', ['wheel', 'wall', 'well']],
  ['shoe', 'blue', ['show', 'shy', 'saw']],
  ['eye', 'sky', ['key', 'day', 'say']],
  ['king', 'sing', ['song', 'sink', 'kind']],
  ['house', 'mouse', ['horse', 'nose', 'hose']],
  ['rose', 'nose', ['rice', 'ruse', 'race']],
  ['clock', 'sock', ['click', 'cloak', 'sack']],
] as const

/** A pictured word to be typed, and a word that rhymes with it. */
export const TYPED_RHYMES = [
  ['cat', 'hat'],
  ['boat', 'coat'],
  ['bell', 'well'],
] as const

/** A pictured word, three words that rhyme with it, and one that does not. */
export const ODD_RHYMES = [
  ['king', ['sing', 'wing', 'bring'], 'song'],
  ['eye', ['sky', 'fly', 'pie'], 'key'],
] as const

type Rhyme = (typeof RHYMES)[number]

const rhymesOf = (words: string): Rhyme[] => RHYMES.filter(([word]) => words.split(' ').includes(word))

const truth = (word: string): DerivedQuiz['parts'][number] => ({
  draw: fromRows(rhymesOf(word), ([asked, rhyme, wrong], random) => {
    const isTrue = coin(random)
    return state(
      'rhyme-truth',
      `"${capitalised(asked)}" rhymes with "${isTrue ? rhyme : pick(wrong, random)}".`,
      isTrue,
      `${capitalised(asked)} and ${rhyme} sound the same at the end.`,
      pictureOf(pictured(asked)),
    )
  }),
  count: 1,
})

export const MORE_RHYMES: DerivedQuiz = {
  head: firstEnglishHead({
    quizId: 'more-rhymes',
    quizName: 'More Rhymes',
    quizDescription: 'Frog on a log, goat in a coat: find the words that sound the same at the end.',
    quizImage: 'scene_meadow_frog_musical-notes.png',
    topics: ['rhymes', 'sounds', 'poems'],
    keyWords: ['rhyming', 'listen', 'ending', 'phonics'],
  }),
  seed: 304,
  parts: [
    {
      draw: fromRows(TYPED_RHYMES, ([asked, rhyme]) =>
        fill(
          'rhyme-typed',
          `${pictured(asked).clue} It rhymes with "${rhyme}": ____.`,
          capitalised(asked),
          `${capitalised(asked)}, ${rhyme}: the ends sound the same.`,
          pictureOf(pictured(asked)),
        ),
      ),
      count: 2,
    },
    {
      draw: fromRows(rhymesOf('frog bee fox cake sheep kite'), ([asked, rhyme, wrong]) =>
        choose(
          'rhyme',
          `Which word rhymes with "${asked}"?`,
          mixedChoices(capitalised(rhyme), wrong.map(capitalised)),
          `Say both: ${asked}, ${rhyme}. Listen to the end!`,
          pictureOf(pictured(asked)),
        ),
      ),
      count: 5,
    },
    truth('fish'),
    truth('train'),
    {
      draw: (random) =>
        match(
          'rhyme-match',
          'Match the rhyming words.',
          pickSome(rhymesOf('car bed hen duck rose'), 4, random).map(([asked, rhyme]) => [
            capitalised(asked),
            capitalised(rhyme),
          ]),
          'Words can rhyme although they are written in another way.',
        ),
      count: 1,
    },
    truth('clock'),
    {
      draw: fromRows(ODD_RHYMES, ([asked, rhymes, odd]) =>
        choose(
          'rhyme-odd',
          `Which word does not rhyme with "${asked}"?`,
          mixedChoices(capitalised(odd), rhymes.map(capitalised)),
          `${capitalised(asked)}, ${rhymes[0]} and ${rhymes[1]} rhyme. Do not trust your eyes, trust your ears.`,
          pictureOf(pictured(asked)),
        ),
      ),
      count: 1,
    },
  ],
  written: [
    ask(
      'A mouse ran into the ____. Which word makes a rhyme?',
      ['House', 'Kitchen', 'Garden', 'Room'],
      'Mouse and house rhyme. Many old poems for children use this pair.',
      pictureOf(pictured('mouse')),
    ),
    type(
      'Rain, rain, go away, come again another ____.',
      ['Day'],
      'Away and day rhyme. Children have sung this song for over 300 years.',
      pictureOf(pictured('rain')),
    ),
  ],
}
