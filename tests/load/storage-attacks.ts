import { setTimeout as pause } from 'node:timers/promises'
import { ALL_TYPES_QUIZ_ID } from '../harness/known-answers.ts'
import type { Target } from './attack-client.ts'
import { call, closedOf, forever, frame, gain, openLine } from './attack-client.ts'

const ROOMS_OF_ACCOUNT = 8
const ROOMS_OF_GUESTS = 28
/** The server takes one change of a quiz in two seconds from a room. */
const CHANGE_MS = 2_100

/** Opens a room and changes its quiz as fast as it may, for as long as it has one. */
const changeQuizzes = async (target: Target, login: { cookie?: string }, update: string): Promise<void> => {
  const body = JSON.stringify({ quizId: ALL_TYPES_QUIZ_ID, hostMode: true })
  const { answer, setCookie } = await call(target, 'createinvite', { body, ...login })
  const roomId = /"roomId":"(\w+)"/u.exec(answer)?.[1]
  if (roomId === undefined) {
    gain(`no room ${/"errorCode":"([^"]+)"/u.exec(answer)?.[1] ?? ''}`)
    return pause(1_000)
  }
  const cookie = login.cookie ?? setCookie
  const line = await openLine(target, roomId, cookie)
  if (line === undefined) return pause(1_000)
  line.on('message', (data) => {
    const action = /^\{"action":"(\w+)"/u.exec(String(data))?.[1] ?? ''
    if (action === 'error' || action === 'continueQuizzing') gain(action)
  })
  const details = { playerName: 'Host', playerEmail: 'a@example.org', playerAvatar: 'avatar1', ageGroup: '18+' }
  line.send(frame('addPlayer', { ...details, isHost: true }))
  const changing = setInterval(() => line.send(update), CHANGE_MS)
  await closedOf(line)
  clearInterval(changing)
}

const changedQuizzes = (target: Target): void => {
  const own = frame('updateQuiz', { categories: [target.quizId], quizType: 'Private' })
  const readyMade = frame('updateQuiz', { categories: [ALL_TYPES_QUIZ_ID], quizType: 'Ready Made' })
  forever(ROOMS_OF_ACCOUNT, () => changeQuizzes(target, { cookie: target.cookie }, own))
  forever(ROOMS_OF_GUESTS, () => changeQuizzes(target, {}, readyMade))
}

const qtests = (target: Target): void => {
  const { cookie, quizId } = target
  forever(4, async () => {
    const now = Date.now()
    const body = JSON.stringify({
      qtestType: 'PV',
      categories: [quizId],
      showAnswer: false,
      showResult: true,
      retakeFlag: false,
      startDate: new Date(now).toISOString(),
      endDate: new Date(now + 3_600_000).toISOString(),
      additionalFields: [],
    })
    const { answer: made } = await call(target, 'qtest/createqtest', { body, cookie })
    const qtestId = /"qtestId":"(\w+)"/u.exec(made)?.[1]
    if (qtestId === undefined) gain('no QTest')
    else await call(target, 'qtest/changequizstatus', { body: JSON.stringify({ qtestId, status: 'inactive' }), cookie })
  })
}

const exports = (target: Target): void =>
  forever(10, () => call(target, 'exportaccount', { method: 'GET', cookie: target.cookie }))

const deletion = async (target: Target): Promise<void> => {
  const { cookie, username, password } = target.leaver
  await call(target, 'deleteaccount', { body: JSON.stringify({ username, password }), cookie })
}

const strangerInQTest = (target: Target): void => {
  let strangers = 0
  forever(8, async () => {
    strangers += 1
    const attemptToken = String(strangers).padStart(22, 'a')
    const details = { playerName: `Stranger ${strangers}`, playerEmail: 'a@example.org', additionalFields: {} }
    const body = JSON.stringify({ qtestId: target.qtestId, attemptToken, ...details })
    await call(target, 'qtest/attendqtest', { body })
  })
}

/** What one attacker tries who wants the disk, the database or the places of others. */
export const STORAGE_ATTACKS = {
  'rooms that change quizzes': changedQuizzes,
  'QTests made and deleted': qtests,
  'ten exports at once': exports,
  'a deletion with large journals': deletion,
  "a stranger in the class's QTest": strangerInQTest,
} as const satisfies Record<string, (target: Target) => void | Promise<void>>
