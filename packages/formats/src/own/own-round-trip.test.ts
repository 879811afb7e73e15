import { AuthoredQuestion, asSent, numbered } from '@quokka/core/questions'
import * as fc from 'fast-check'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { ImportedQuiz } from '../imported-quiz.ts'
import { readFiles } from '../reading/read-files.ts'
import { randomQuiz, testMedia } from '../testing/random-quiz.ts'
import type { ExportedQuiz, ExportMedia } from '../writing/exported-quiz.ts'
import { writeQuizzes } from '../writing/writers.ts'

const readBack = async (bytes: Uint8Array): Promise<readonly ImportedQuiz[]> => {
  const [reading] = await readFiles([{ name: 'back', bytes }])
  if (reading === undefined || 'refusal' in reading) throw new Error(JSON.stringify(reading))
  return reading.quizzes
}

/** The quiz that an import makes, as it would be exported again. */
const imported = ({ questions, media: _, ...quiz }: ImportedQuiz): ExportedQuiz =>
  ({
    ...quiz,
    questions: questions.map(({ sent }, number) => numbered(AuthoredQuestion.parse(sent), `question-${number}`)),
  }) as ExportedQuiz

/** A quiz whose media are known by what they hold, as names differ. */
const byContent = async (quiz: ExportedQuiz, media: ExportMedia) => {
  const content = async (name: unknown) =>
    typeof name === 'string' ? new TextDecoder().decode(await media(name)) : name
  const questions = quiz.questions.map(async (question) => ({
    ...asSent(question),
    questionImage: await content(question.questionImage),
    answerImage: await content(question.answerImage),
  }))
  return { ...quiz, cover: await content(quiz.cover), questions: await Promise.all(questions) }
}

test('EX50 whatever quizzes are written in our own format are read again equal to the bit, media among it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(randomQuiz, { minLength: 1, maxLength: 3 }), async (quizzes) => {
      const file = await writeQuizzes('own', quizzes, testMedia)
      const back = await readBack(file.bytes)
      expect(back.flatMap(({ questions }) => questions.filter(({ state }) => state !== 'ready'))).toEqual([])
      const again = back.map(imported)
      const media: ExportMedia = async (name) => back.flatMap((quiz) => quiz.media?.get(name) ?? [])[0]
      expect(await Promise.all(again.map((quiz) => byContent(quiz, media)))).toEqual(
        await Promise.all(quizzes.map((quiz) => byContent(quiz, testMedia))),
      )
      expect((await writeQuizzes('own', again, media)).bytes).toEqual(file.bytes)
    }),
    { numRuns: 40 },
  )
})

const QUIZ: ExportedQuiz = {
  name: 'Trees',
  description: 'All of them',
  ageGroup: '18+',
  cover: 'gone.png',
  questions: [],
}
const written = async (change: (json: { version: number; quizzes: object[] }) => unknown): Promise<Uint8Array> => {
  const entries = unzipSync((await writeQuizzes('own', [QUIZ], testMedia)).bytes)
  const json = JSON.parse(new TextDecoder().decode(entries['quiz.json']))
  return zipSync({ ...entries, 'quiz.json': strToU8(JSON.stringify(change(json))) })
}

test.each([
  [
    'a later version',
    () => written((json) => ({ ...json, version: 2, new: 1 })),
    { code: 'versionUnknown', version: 2 },
  ],
  [
    'a field that nobody knows',
    () => written((json) => ({ ...json, quizzes: json.quizzes.map((quiz) => ({ ...quiz, mood: 'good' })) })),
    { code: 'ownFileChanged', where: 'quizzes.0' },
  ],
  [
    'a name that is no text',
    () => written((json) => ({ ...json, quizzes: json.quizzes.map((quiz) => ({ ...quiz, name: 5 })) })),
    { code: 'ownFileChanged', where: 'quizzes.0.name' },
  ],
  ['no JSON', async () => zipSync({ 'quiz.json': strToU8('{') }), { code: 'damaged', entry: 'quiz.json' }],
  ['a package of something else', () => written(() => ({ quiz: 1 })), { code: 'formatUnknown' }],
])('EX50 our own format is refused as a whole: %s', async (_, bytes, refusal) => {
  expect(await readFiles([{ name: 'a.quokka', bytes: await bytes() }])).toEqual([{ file: 'a.quokka', refusal }])
})

test('EX50 a medium that could not be had is told, and the rest is written', async () => {
  const file = await writeQuizzes('own', [QUIZ], async () => undefined)
  expect(file.missing).toEqual(['gone.png'])
  expect(await readBack(file.bytes)).toEqual([{ ...QUIZ, cover: undefined, questions: [] }])
})

test('EX50 a field of a question that nobody knows is told, and does not come along', async () => {
  const sent = { questionType: 'TRF', questionTitle: 'Is it?', correctAnswer: ['True'], mood: 'good' }
  const bytes = await written((json) => ({
    ...json,
    quizzes: json.quizzes.map((quiz) => ({ ...quiz, questions: [sent] })),
  }))
  const [quiz] = await readBack(bytes)
  expect(quiz?.questions).toMatchObject([{ state: 'changed', changes: [{ code: 'settingLeftOut', what: 'mood' }] }])
  expect(quiz?.questions[0]?.sent).not.toHaveProperty('mood')
})

test('EX53 our own format has subject, language, classes and key words; classes that there are not are refused', async () => {
  const said = { subject: 'Science', language: 'hi', classes: [4, 5] as const, tags: ['moons', 'stars'] }
  const { bytes } = await writeQuizzes('own', [{ ...QUIZ, ...said }], async () => undefined)
  expect(await readBack(bytes)).toMatchObject([said])
  const other = await written((json) => ({
    ...json,
    quizzes: json.quizzes.map((quiz) => ({ ...quiz, classes: [13] })),
  }))
  const refusal = { code: 'ownFileChanged', where: 'quizzes.0.classes.0' }
  expect(await readFiles([{ name: 'a.quokka', bytes: other }])).toEqual([{ file: 'a.quokka', refusal }])
})
