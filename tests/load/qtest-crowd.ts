import { setTimeout as pause } from 'node:timers/promises'
import { knownAnswer } from '../harness/known-answers.ts'

/** What the bench asks of those who take a QTest: to begin, then to answer so many questions each, without cookies. */
export type QTestOrder =
  | { order: 'begin'; origins: readonly string[]; qtestId: string; participants: number }
  | { order: 'answer'; questions: number; windowMs: number }

/** With what the last of them was answered. */
export type QTestReport =
  | { did: 'begin'; reply: string }
  | { did: 'answer'; submittedMs: number[]; reply: string }
  | { did: 'fail'; why: string }

/** So many begin at the same time. */
const BEGINNING_AT_ONCE = 100

interface Question {
  questionId: string
  questionTitle: string
}

/** An attempt: the participants spread over the servers, each stays with one. */
interface Attempt {
  token: string
  origin: string
  question: Question | undefined
}

let qtestId = ''
let reply = ''
let attempts: Attempt[] = []

const call = async (
  { token: attemptToken, origin }: Omit<Attempt, 'question'>,
  path: string,
  body: object,
): Promise<unknown> => {
  const answer = await fetch(`${origin}/qq/v1/qtest/${path}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify({ qtestId, attemptToken, ...body }),
  })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  const text = await answer.text()
  // What follows on an answer, as long as something does.
  if (!path.startsWith('submit') || text.includes('"nextQuestion"')) reply = text
  return JSON.parse(text)
}

const begin = async (place: number, origin: string): Promise<Attempt> => {
  const token = String(place).padStart(22, 'a')
  const details = { playerName: `Pupil ${place}`, playerEmail: 'pupil@example.org' }
  const { question } = (await call({ token, origin }, 'attendqtest', details)) as { question: Question }
  return { token, origin, question }
}

/** Answers one question after the other, each at a moment of its own within the window; answers how long each submission took. */
const answerAll = async (attempt: Attempt, questions: number, windowMs: number): Promise<number[]> => {
  const submittedMs: number[] = []
  for (let { question } = attempt; question !== undefined && submittedMs.length < questions; ) {
    await pause(Math.random() * windowMs)
    const { questionId, questionTitle } = question
    const sentMs = performance.now()
    const body = { questionId, playerAnswer: knownAnswer(questionTitle) ?? '' }
    const answered = (await call(attempt, 'submitanswer', body)) as { nextQuestion?: Question }
    submittedMs.push(performance.now() - sentMs)
    question = answered.nextQuestion
  }
  return submittedMs
}

const beginAll = async (origins: readonly string[], participants: number): Promise<Attempt[]> => {
  const begun: Attempt[] = []
  let next = 0
  const beginMore = async () => {
    while (next < participants) {
      const place = next
      next += 1
      begun.push(await begin(place, origins[place % origins.length] ?? ''))
    }
  }
  await Promise.all(Array.from({ length: BEGINNING_AT_ONCE }, beginMore))
  return begun
}

const obey = async (order: QTestOrder): Promise<QTestReport> => {
  if (order.order === 'begin') {
    qtestId = order.qtestId
    attempts = await beginAll(order.origins, order.participants)
    return { did: 'begin', reply }
  }
  const { questions, windowMs } = order
  const submitted = await Promise.all(attempts.map((attempt) => answerAll(attempt, questions, windowMs)))
  return { did: 'answer', submittedMs: submitted.flat(), reply }
}

process.on('message', (order: QTestOrder) => {
  obey(order).then(
    (report) => process.send?.(report),
    (error: unknown) => process.send?.({ did: 'fail', why: String(error) } satisfies QTestReport),
  )
})
