import * as fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { randomQuiz, testMedia } from '../testing/random-quiz.ts'
import { writeQuizzes } from '../writing/writers.ts'
import { filesInside } from './files-inside.ts'
import { readFiles } from './read-files.ts'

const AIKEN = 'Which is a bird?\nA) Cat\nB) Owl\nC) Cow\nD) Ant\nANSWER: B\n'

const AIKEN_FILE = strToU8(AIKEN)

test('EX46 a packed folder is read file by file, and says which of them is not read', async () => {
  const bytes = zipSync({
    'one.txt': AIKEN_FILE,
    'more/two.txt': AIKEN_FILE,
    'more/three.html': strToU8('<p>Hello</p>'),
    '__MACOSX/one.txt': AIKEN_FILE,
    'four.png': new Uint8Array(9),
  })
  expect(await readFiles([{ name: 'old.zip', bytes }])).toMatchObject([
    {
      file: 'old.zip',
      format: 'files',
      quizzes: [
        { name: 'one', questions: [{ state: 'ready', sent: { correctAnswer: ['Owl'] } }] },
        { name: 'two' },
        { name: 'old', questions: [{ state: 'leftOut', why: { code: 'fileUnread', name: 'more/three.html' } }] },
      ],
    },
  ])
})

test('EX47 packages inside are opened one level deep, and a deeper one is told', async () => {
  const deep = zipSync({ 'deep.txt': AIKEN_FILE })
  const bytes = zipSync({ 'all/week.zip': zipSync({ 'one.txt': AIKEN_FILE, 'more/deep.zip': deep }) })
  const why = { code: 'fileUnread', name: 'all/week.zip/more/deep.zip' }
  expect(await readFiles([{ name: 'year.zip', bytes }])).toMatchObject([
    {
      format: 'files',
      quizzes: [
        { name: 'one', questions: [{ state: 'ready' }] },
        { name: 'week', questions: [{ state: 'leftOut', place: { file: 'year.zip' }, why }] },
      ],
    },
  ])
})

test('EX47 what the packages inside unpack, and how many files they hold, counts as one', async () => {
  // Zeros become little: each of them is allowed alone, and all of them are not.
  const large = (name: string) => zipSync({ [name]: AIKEN_FILE, 'zeros.png': [new Uint8Array(90), { level: 0 }] })
  const entries = new Map(['a', 'b', 'c'].map((name) => [`${name}.zip`, large(`${name}.txt`)]))
  const namesWith = async (allowance: { unpackedBytes: number; packedFiles: number }) => {
    const file = { is: 'package', name: 'all.zip', entries, details: {} } as const
    const found = await filesInside(file, async (inside) => [{ name: inside.name, questions: [] }], allowance)
    return found?.map(({ name, questions }) => [name, ...questions.map(({ title }) => title)])
  }
  const bytesOfOne = AIKEN_FILE.length + 90
  const told = [['a.zip'], ['b.zip'], ['all', 'c.zip']]
  expect(await namesWith({ unpackedBytes: 3 * bytesOfOne, packedFiles: 6 })).toEqual([['a.zip'], ['b.zip'], ['c.zip']])
  expect(await namesWith({ unpackedBytes: 3 * bytesOfOne - 1, packedFiles: 6 })).toEqual(told)
  expect(await namesWith({ unpackedBytes: 3 * bytesOfOne, packedFiles: 5 })).toEqual(told)
})

test('EX47 quizzes that were exported together to QTI come back from the one file', async () => {
  const quizzes = fc.sample(randomQuiz, { numRuns: 2, seed: 4 }).map((quiz, at) => ({ ...quiz, name: `Week ${at}` }))
  const { bytes, name } = await writeQuizzes('qti21', quizzes, testMedia)
  const [reading] = await readFiles([{ name, bytes }])
  if (reading === undefined || 'refusal' in reading) throw new Error(JSON.stringify(reading))
  expect(reading.quizzes.map((quiz) => [quiz.name, quiz.questions.length > 0])).toEqual([
    ['Week 0', true],
    ['Week 1', true],
  ])
})
