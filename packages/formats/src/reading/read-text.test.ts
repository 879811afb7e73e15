import { expect, test } from 'vitest'
import type { FileReading, TermsBy } from './read-files.ts'
import { readFiles, readTerms, readText } from './read-files.ts'

const questionsOf = (reading: FileReading) =>
  'refusal' in reading ? [] : reading.quizzes.flatMap((quiz) => quiz.questions)

test.each([
  [
    'text',
    '1. Which gas do plants take in?\na) Oxygen\nb) Carbon dioxide *\n\n2. The Moon makes its own light.\nAnswer: False',
    2,
  ],
  ['aiken', 'What is hot?\nA) Fire\nB) Ice\nANSWER: A', 1],
  ['gift', 'Fire is hot.{T}\n\nIce is hot.{F}', 2],
  ['terms', 'Paris\tFrance\nRome\tItaly\nBerlin\tGermany\nMadrid\tSpain', 4],
  ['sheet', 'Question\tA\tB\tC\tD\tAnswer\nFirst?\tr\tx\ty\tz\tA', 1],
  ['openTrivia', '{"results":[{"question":"Why?","correct_answer":"a","incorrect_answers":["b","c","d"]}]}', 1],
])(
  'EX19 of a pasted text it is found out that it is %s, and how many questions it has',
  async (format, text, count) => {
    const reading = await readText('Pasted', text)
    expect(reading).toMatchObject({ format, file: 'Pasted' })
    expect(questionsOf(reading)).toHaveLength(count)
  },
)

test('EX19 a pasted text that holds no question is told', async () => {
  expect(await readText('Pasted', 'Dear Ada,\n\nthank you, and see you soon.')).toEqual({
    file: 'Pasted',
    refusal: { code: 'formatUnknown' },
  })
})

const TERMS: TermsBy = {
  text: 'Paris\tFrance\nRome\tItaly\nBerlin\tGermany\nMadrid\tSpain\nLisbon\tPortugal',
  separators: { within: '\t', between: '\n' },
  as: 'typed',
}

test('EX17 a list of terms is typed, matched or chosen among others, as its author wants', () => {
  const read = (as: TermsBy['as']) => questionsOf(readTerms('Capitals.txt', { ...TERMS, as }))
  expect(read('typed').map(({ title, sent }) => [title, sent?.correctAnswer])).toContainEqual(['Italy', ['Rome']])
  const choices = read('choice')
  expect(choices).toHaveLength(5)
  for (const { state, sent } of choices) {
    expect(state).toBe('ready')
    expect(new Set(sent?.answerChoices as string[])).toHaveProperty('size', 4)
  }
  // The fifth is matched with three that were asked before.
  expect(read('pairs').map(({ state, sent }) => [state, (sent?.correctAnswer as string[][] | undefined)?.[0]])).toEqual(
    [
      ['ready', ['Paris', 'Rome', 'Berlin', 'Madrid']],
      ['ready', ['Rome', 'Berlin', 'Madrid', 'Lisbon']],
    ],
  )
})

test('EX17 the signs between the sides and between the cards are those that fit all cards', async () => {
  const reading = await readText('Cards', 'uno - one; dos - two; tres - three')
  expect(reading).toMatchObject({ terms: { separators: { within: ' - ', between: ';' }, as: 'typed' } })
})

test('EX1 how far a reading is, is told as it goes on', async () => {
  const rows = Array.from({ length: 600 }, (_, row) => `Question ${row}?,r,x,y,z,A`)
  const bytes = new TextEncoder().encode(['Question,A,B,C,D,Answer', ...rows].join('\n'))
  const told: object[] = []
  await readFiles(
    [
      { name: 'a', bytes },
      { name: 'b', bytes },
    ],
    { onProgress: (progress) => told.push(progress) },
  )
  expect(told).toEqual([
    { files: 0, questions: 250 },
    { files: 0, questions: 500 },
    { files: 1, questions: 600 },
    { files: 1, questions: 850 },
    { files: 1, questions: 1_100 },
    { files: 2, questions: 1_200 },
  ])
})
