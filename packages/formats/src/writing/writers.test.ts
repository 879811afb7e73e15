import { ALL_TYPES, exampleOf } from '@quokka/core/testing'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readFiles } from '../reading/read-files.ts'
import { testMedia } from '../testing/random-quiz.ts'
import type { ExportedQuiz } from './exported-quiz.ts'
import { keptBy, writeQuizzes } from './writers.ts'

const quiz = (name: string, questions: ExportedQuiz['questions'] = ALL_TYPES): ExportedQuiz => ({
  name,
  description: '',
  ageGroup: '18+',
  questions,
})

test('EX51 several quizzes are one file of our own format, or a package of files that are read again', async () => {
  const quizzes = [quiz('Trees'), quiz('trees'), quiz('a/b: c?')]
  const own = await writeQuizzes('own', quizzes, testMedia)
  expect([own.name, Object.keys(unzipSync(own.bytes)).filter((name) => !name.startsWith('media/'))]).toEqual([
    'quizzes.quokka',
    ['quiz.json'],
  ])
  const zip = await writeQuizzes('moodle', quizzes, testMedia)
  expect(Object.keys(unzipSync(zip.bytes))).toEqual(['Trees.xml', 'trees 2.xml', 'a b c.xml'])
  for (const { name, bytes } of [own, zip]) {
    const [reading] = await readFiles([{ name, bytes }])
    expect(reading).toMatchObject({ quizzes: quizzes.map((one) => ({ name: one.name })) })
  }
})

test('EX51 only what these very quizzes have is told as lost, the worst of all', () => {
  const plain = quiz('Plain', [
    { ...exampleOf('TRF'), questionImage: null, answerImage: null, answerContent: null, timerS: 30, maxPoints: 100 },
  ])
  expect(keptBy('own', [plain, quiz('All')])).toEqual({
    slides: 1 + ALL_TYPES.length,
    kept: 1 + ALL_TYPES.length,
    loses: [],
  })
  expect(keptBy('moodle', [plain]).loses).toEqual(['speed'])
  expect(keptBy('qti30', [plain]).loses).toEqual(['speed'])
  expect(keptBy('moodle', [plain, { ...quiz('All'), cover: 'cover.png', tags: ['tree'] }]).loses).toEqual([
    'speed',
    'surveys',
    'cover',
    'details',
  ])
  expect(keptBy('kahoot', [plain, quiz('All')]).kept).toBeLessThan(1 + ALL_TYPES.length)
})
