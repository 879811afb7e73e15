import type { ImportedQuestion } from '@quokka/formats'
import { expect, test } from 'vitest'
import { answerCalls, sentence } from '../../../testing/screen-test.tsx'
import type { Report } from '../report/report.ts'
import { deliveriesOf } from '../report/report.ts'
import { reportOf } from '../report/report-of.ts'
import type { Bringing } from './bring.ts'
import { bring } from './bring.ts'

const question: ImportedQuestion = {
  place: { file: 'week.csv' },
  state: 'ready',
  title: 'Is it?',
  sent: {
    questionType: 'TRF',
    questionTitle: 'Is it?',
    questionImage: null,
    answerImage: null,
    correctAnswer: ['True'],
  },
  changes: [],
  needs: [],
}

test('IM33 where the server takes no more for now, the page waits and goes on; what is stopped in between stays', async () => {
  const reading = (name: string) => ({
    file: name,
    format: 'own' as const,
    details: {},
    quizzes: [{ name, questions: [question] }],
  })
  const start = { id: 'report', into: { is: 'new' }, ageGroup: '18+' } as const
  const { report, media } = reportOf(['A', 'B', 'C'].map(reading), start)
  const answers = [sentence('Slow down.', 429), Response.json({ quizId: 'a' }), Response.json({ quizId: 'b' })]
  const asked = answerCalls({
    get 'createquiz/importquiz'() {
      return answers.shift()
    },
  })
  const controller = new AbortController()
  const waits: number[] = []
  const kept: Report[] = []
  const told: Bringing[] = []
  const brought = await bring(report, deliveriesOf(report, String), {
    media,
    coverFor: async () => '/media/readymade/reef.png',
    onProgress: (progress) => told.push(progress),
    onChange: (changed) => {
      kept.push(changed)
      if (changed.quizzes.length === 1) controller.abort()
    },
    signal: controller.signal,
    sleep: async (ms) => void waits.push(ms),
  })
  expect(waits).toHaveLength(1)
  expect(asked).toHaveLength(3)
  expect(brought.made.map(({ name }) => name)).toEqual(['A', 'B'])
  expect(brought.sentence).toBe('Stopped. What was not added is still in this report.')
  expect(kept.at(-1)?.quizzes.map(({ name }) => name)).toEqual(['C'])
  expect(told.at(-1)).toEqual({ done: 1, total: 3 })
})

test('IM40 a quiz that is made is sent with what its file says that it is found by', async () => {
  const said = { subject: 'Science', language: 'hi', classes: [4, 5], tags: ['moons'] } as const
  const quizzes = [{ name: 'A', questions: [question], ...said }]
  const reading = { file: 'week.quokka', format: 'own' as const, details: {}, quizzes }
  const { report, media } = reportOf([reading], { id: 'report', into: { is: 'new' }, ageGroup: '18+' })
  const asked = answerCalls({ 'createquiz/importquiz': { quizId: 'a' } })
  await bring(report, deliveriesOf(report, String), {
    media,
    coverFor: async () => '/media/readymade/reef.png',
    onProgress: () => {},
    onChange: () => {},
    signal: new AbortController().signal,
    sleep: async () => {},
  })
  const found = { subject: 'Science', language: 'hi', classes: [4, 5], keyWords: ['moons'] }
  expect(asked.map(({ body }) => body)).toMatchObject([found])
})
