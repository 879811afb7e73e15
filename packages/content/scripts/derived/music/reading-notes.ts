import { choose, fill, match, order, picture, state } from '../build.ts'
import { coin, pick, pickSome } from '../choices.ts'
import type { DrawQuestion } from '../derived-question.ts'
import type { DerivedQuiz } from '../derived-quiz.ts'
import { fromRows } from '../rows.ts'
import { ask, tell } from '../written-slides.ts'

/** From below, with its place on a stave with a treble clef; the lines and spaces are counted from below. */
const NOTES = [
  ['c4', 'C', 'on a short line of its own below the stave'],
  ['d4', 'D', 'just below the lowest line'],
  ['e4', 'E', 'on the lowest line'],
  ['f4', 'F', 'in the lowest space'],
  ['g4', 'G', 'on the second line from below'],
  ['a4', 'A', 'in the second space from below'],
  ['b4', 'B', 'on the middle line'],
  ['c5', 'C', 'in the third space from below'],
  ['d5', 'D', 'on the fourth line from below'],
  ['e5', 'E', 'in the highest space'],
  ['f5', 'F', 'on the highest line'],
  ['g5', 'G', 'just above the highest line'],
] as const

const NAMES = ['Asha', 'Ravi', 'Maya', 'Kiran', 'Noor', 'Joel', 'Tara', 'Vikram']

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G']

const stave = ([code, , place]: (typeof NOTES)[number]): ReturnType<typeof picture> =>
  picture(`stave_${code}`, `A stave of five lines with a treble clef; the note is ${place}.`)

const near = (letter: string, random: () => number): string[] => {
  const index = LETTERS.indexOf(letter)
  return pickSome(
    [1, 2, 5, 6].map((step) => LETTERS[(index + step) % 7] ?? ''),
    3,
    random,
  )
}

const name: DrawQuestion = (random) => {
  const note = pick([NOTES[2], NOTES[4], NOTES[6], NOTES[7], NOTES[3], NOTES[8]], random)
  const [, letter, place] = note
  return choose(
    'note-name',
    `${pick(NAMES, random)} plays this note. What is it called?`,
    { answerChoices: [letter, ...near(letter, random)].sort(), correctAnswer: [letter], keepOrder: true },
    place.includes('line')
      ? `The note ${place} is ${letter}. The curl of the treble clef winds round the line of G: count from there.`
      : `The note ${place} is ${letter}: it lies between the lines of ${LETTERS[(LETTERS.indexOf(letter) + 6) % 7]} and ${LETTERS[(LETTERS.indexOf(letter) + 1) % 7]}.`,
    stave(note),
  )
}

const next: DrawQuestion = (random) => {
  const index = pick([1, 5, 9], random)
  const up = coin(random)
  const note = NOTES[index] ?? NOTES[5]
  const [, letter] = NOTES[index + (up ? 1 : -1)] ?? NOTES[6]
  return choose(
    'note-step',
    `${pick(NAMES, random)} plays this note and then the next one ${up ? 'above' : 'below'}. Which one is that?`,
    { answerChoices: [letter, ...near(letter, random)].sort(), correctAnswer: [letter], keepOrder: true },
    'Line, space, line, space: each step on the stave is one letter of the alphabet. After G comes A again.',
    stave(note),
  )
}

const truth = (place: string, letter: string, other: string): DerivedQuiz['parts'][number] => ({
  draw: (random) => {
    const isTrue = coin(random)
    return state(
      'note-truth',
      `With a treble clef, the note ${place} is ${isTrue ? letter : other}.`,
      isTrue,
      `It is ${letter}. Count up from E on the lowest line.`,
    )
  },
  count: 1,
})

const VALUES: readonly (readonly [
  title: string,
  right: string,
  wrong: readonly [string, string, string],
  why: string,
])[] = [
  [
    'How many crotchets last as long as one minim?',
    '2',
    ['1', '3', '4'],
    'A minim is a half note, a crotchet a quarter note.',
  ],
  [
    'How many quavers last as long as one crotchet?',
    '2',
    ['1', '3', '4'],
    'A quaver is an eighth note; it has a small flag.',
  ],
  [
    'How many crotchets last as long as one semibreve?',
    '4',
    ['1', '2', '3'],
    'A semibreve is a whole note: a hollow oval without a stem.',
  ],
]

export const READING_NOTES: DerivedQuiz = {
  head: {
    quizId: 'reading-notes',
    quizName: 'Reading Notes',
    quizDescription: 'Five lines, four spaces and a curly clef: learn to read what musicians play.',
    quizImage: 'scene_stage_musical-score_violin.png',
    ageGroup: '9 to 14',
    categories: ['music'],
    subject: 'Art and music',
    classes: [4, 5, 6, 7, 8],
    topics: ['music', 'notes', 'treble clef'],
    difficulty: 'medium',
    language: 'en',
    keyWords: ['stave', 'staff', 'crotchet', 'melody', 'sheet music'],
  },
  seed: 401,
  parts: [
    {
      draw: fromRows(
        [['A stave has five lines and ____ spaces.', 'Four', 'The lines and spaces are counted from below.']] as const,
        ([title, answer, why]) => fill('stave-typed', title, answer, why),
      ),
      count: 1,
    },
    { draw: name, count: 4 },
    truth('in the lowest space', 'F', 'A'),
    {
      draw: () =>
        match(
          'note-sign',
          'Match each sign to what it tells a player.',
          [
            ['p', 'Play softly'],
            ['f', 'Play loudly'],
            ['Sharp', 'Half a step up'],
            ['Flat', 'Half a step down'],
          ],
          'The letters stand for Italian words: piano is soft, forte is loud.',
        ),
      count: 1,
    },
    { draw: next, count: 2 },
    truth('on the highest line', 'F', 'D'),
    {
      draw: fromRows(VALUES, ([title, right, wrong, why]) =>
        choose(
          'note-value',
          title,
          { answerChoices: [right, ...wrong].sort(), correctAnswer: [right], keepOrder: true },
          why,
        ),
      ),
      count: 2,
    },
    truth('just below the lowest line', 'D', 'C'),
    {
      draw: (random) => {
        const chosen = pickSome(NOTES.slice(2, 11), 4, random)
        const sorted = NOTES.filter((note) => chosen.includes(note))
        return order(
          'note-order',
          'Put these places of notes in order, from the lowest sound to the highest.',
          sorted.map(([, , place]) => `${place.charAt(0).toUpperCase()}${place.slice(1)}`),
          `The notes are ${sorted.map(([, letter]) => letter).join(', ')}. The higher on the stave, the higher the sound.`,
        )
      },
      count: 1,
    },
  ],
  written: [
    ask(
      'Read from below, the spaces of the treble stave spell which word?',
      ['FACE', 'CAGE', 'BEAD', 'EDGE'],
      'The lines are E, G, B, D, F: "Every Good Boy Does Fine".',
    ),
    ask(
      'Why do some notes need a short extra line?',
      [
        'They lie above or below the stave',
        'They are played by two hands',
        'They must be very loud',
        'They are mistakes',
      ],
      'It is called a ledger line. Middle C has one in the treble clef.',
      picture('stave_c4', 'A stave with a treble clef; the note is on a short line of its own below the stave.'),
    ),
    tell(
      'Sa Re Ga Ma',
      'Indian musicians write the notes of a scale as letters too: Sa, Re, Ga, Ma, Pa, Dha, Ni. Sa may be at any height, while C is the same for all.',
    ),
  ],
}
