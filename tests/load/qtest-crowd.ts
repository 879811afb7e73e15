import { setTimeout as pause } from 'node:timers/promises'
import { knownAnswer } from '../harness/known-answers.ts'

/** What the bench asks of those who take a QTest: to begin, then to answer so many questions each, without cookies. */
export type QTestOrder =
  | { order: 'begin'; origin: string; qtestId: string; participants: number }
  | { order: 'answer'; questions: number; windowMs: number }

export type QTestReport = { did: 'begin' } | { did: 'answer'; submittedMs: number[] } | { did: 'fail'; why: string }

interface Question {
  questionId: string
  questionTitle: string
}

let origin = ''
let qtestId = ''
const open = new Map<string, Question>()

const call = async (path: string, attemptToken: string, body: object): Promise<unknown> => {
  const reply = await fetch(`${origin}/qq/v1/qtest/${path}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify({ qtestId, attemptToken, ...body }),
  })
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
  return reply.json()
}

const begin = async (place: number): Promise<void> => {
  const token = String(place).padStart(22, 'a')
  const details = { playerName: `Pupil ${place}`, playerEmail: 'pupil@example.org' }
  const { question } = (await call('attendqtest', token, details)) as { question: Question }
  open.set(token, question)
}

/** Answers one question after the other, each at a moment of its own within the window; answers how long each submission took. */
const answerAll = async (token: string, questions: number, windowMs: number): Promise<number[]> => {
  const submittedMs: number[] = []
  for (let question = open.get(token); question !== undefined && submittedMs.length < questions; ) {
    await pause(Math.random() * windowMs)
    const { questionId, questionTitle } = question
    const sentMs = performance.now()
    const body = { questionId, playerAnswer: knownAnswer(questionTitle) ?? '' }
    const answered = (await call('submitanswer', token, body)) as { nextQuestion?: Question }
    submittedMs.push(performance.now() - sentMs)
    question = answered.nextQuestion
  }
  return submittedMs
}

const obey = async (order: QTestOrder): Promise<QTestReport> => {
  if (order.order === 'begin') {
    origin = order.origin
    qtestId = order.qtestId
    await Promise.all(Array.from({ length: order.participants }, (_, place) => begin(place)))
    return { did: 'begin' }
  }
  const { questions, windowMs } = order
  const submitted = await Promise.all([...open.keys()].map((token) => answerAll(token, questions, windowMs)))
  return { did: 'answer', submittedMs: submitted.flat() }
}

process.on('message', (order: QTestOrder) => {
  obey(order).then(
    (report) => process.send?.(report),
    (error: unknown) => process.send?.({ did: 'fail', why: String(error) } satisfies QTestReport),
  )
})
