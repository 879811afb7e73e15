import type { FileReading, ImportedQuestion } from '@quokka/formats'
import { readFiles } from '@quokka/formats'
import { expect, test } from 'vitest'
import { countsOf, deliveriesOf, mended, needsFirst, questionsOf, stateOf, without, withQuestion } from './report.ts'
import { reportOf } from './report-of.ts'

const START = { id: 'report-1', into: { is: 'new' }, ageGroup: '9 to 14' } as const
const part = (name: string, number: number, of: number) => `${name} ${number}/${of}`

const HEADER = 'Question Text,Question Type,Option 1,Option 2,Option 3,Option 4,Correct Answer,Time in seconds'
const row = (title: string, right: string, timeS = 30) => `${title},Multiple Choice,A,B,C,D,${right},${timeS}`
const read = async (...files: (readonly string[])[]): Promise<FileReading[]> =>
  readFiles(
    files.map((rows, index) => ({
      name: `week-${index + 1}.csv`,
      bytes: new TextEncoder().encode([HEADER, ...rows].join('\n')),
    })),
  )
const reportOn = async (...files: (readonly string[])[]) => reportOf(await read(...files), START).report

test('IM10 what needs its author comes first, then what was changed, and nothing moves while it is mended', async () => {
  const report = await reportOn([row('ready', '1'), row('changed', '2', 45), row('waits', '9'), row('waits too', '')])
  const titles = (questions: readonly ImportedQuestion[]) => questions.map(({ title }) => title)
  const sorted = needsFirst(questionsOf(report))
  expect(titles(sorted)).toEqual(['waits', 'waits too', 'changed', 'ready'])
  const [first] = sorted
  if (first?.sent === undefined) throw new Error('no question')
  const next = withQuestion(report, mended(first, { ...first.sent, correctAnswer: ['B'] }, true))
  expect(titles(needsFirst(questionsOf(next)))).toEqual(titles(sorted))
  expect(countsOf(questionsOf(next))).toEqual({ ready: 2, changed: 1, needsYou: 1, leftOut: 0 })
})

test('IM14 a question that its author has broken needs its author, whatever it was', async () => {
  const [question] = questionsOf(await reportOn([row('ready', '1')]))
  if (question?.sent === undefined) throw new Error('no question')
  expect(stateOf(mended(question, { ...question.sent, questionTitle: '' }, false))).toBe('needsYou')
  expect(stateOf(mended(question, { ...question.sent, answerChoices: ['A', 'A', 'A', 'A'] }, true))).toBe('needsYou')
  expect(stateOf({ ...question, isLeftOut: true })).toBe('leftOut')
})

test('IM16 only what is ready or changed is delivered; each file is a quiz, and more than two hundred questions are several', async () => {
  const many = Array.from({ length: 450 }, (_, index) => row(`Question ${index}`, '1'))
  const report = await reportOn(many, [row('one', '1'), row('waits', '9')])
  const sizes = deliveriesOf(report, part).map(({ name, questions }) => [name, questions.length])
  expect(sizes).toEqual([
    ['week-1 1/3', 200],
    ['week-1 2/3', 200],
    ['week-1 3/3', 50],
    ['week-2', 1],
  ])
  const into = { is: 'quiz', quizId: 'quiz-1', name: 'Reef' } as const
  expect(deliveriesOf({ ...report, into }, part).map(({ questions }) => questions.length)).toEqual([451])
  expect(deliveriesOf({ ...report, into: { is: 'one', name: 'All' } }, part).map(({ name }) => name)).toEqual([
    'All 1/3',
    'All 2/3',
    'All 3/3',
  ])
})

test('IM31 what was delivered leaves the report, and the rest stays', async () => {
  const report = await reportOn([row('ready', '1'), row('waits', '9')], [row('other', '1')])
  const keys = new Set(deliveriesOf(report, part).flatMap(({ questions }) => questions.map(({ key }) => key)))
  expect(questionsOf(without(report, keys)).map(({ title }) => title)).toEqual(['waits'])
  expect(without(report, keys).quizzes).toHaveLength(1)
})

test('IM17 media of two files have names of their own in the report', () => {
  const question = (questionImage: string): ImportedQuestion => ({
    place: { file: 'a.zip' },
    state: 'ready',
    title: 'A',
    sent: { questionTitle: 'A', questionImage, answerImage: null },
    changes: [],
    needs: [],
  })
  const reading = (file: string, byte: number): FileReading => ({
    file,
    format: 'moodle',
    details: {},
    quizzes: [{ name: file, media: new Map([['cat.png', Uint8Array.of(byte)]]), questions: [question('cat.png')] }],
  })
  const { report, media } = reportOf([reading('a.zip', 1), reading('b.zip', 2)], START)
  const names = questionsOf(report).map(({ sent }) => String(sent?.questionImage))
  expect(new Set(names).size).toBe(2)
  expect(names.every((name) => media.has(name))).toBe(true)
})
