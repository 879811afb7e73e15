import {
  changeQTestStatus,
  createQTest,
  getQTestList,
  getQTestProgress,
  lockQTest,
  removeQTestPlayer,
  rescheduleQTest,
  restoreQTestPlayer,
} from '@quokka/contract/http'
import type { CallRefusal } from '@quokka/contract/wire'
import { planOf } from '@quokka/core/accounts'
import type { Result } from '@quokka/core/lib'
import { ok } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import type { QTest, QTestAccess, QTestSettings, ScheduleRefusal } from '@quokka/core/qtest'
import { isOwner, listView, progressView, scheduleQTest, windowFault } from '@quokka/core/qtest'
import { budgetRefusal } from '../../budgets/budget-refusal.ts'
import { bytesOfQuiz } from '../../budgets/bytes-of-quiz.ts'
import { payerOfAccount } from '../../budgets/payer.ts'
import { momentBy } from '../../clock/moment.ts'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import type { Refusal } from '../../http/replies/refusals.ts'
import { REFUSALS } from '../../http/replies/refusals.ts'
import { newQTestId } from '../../qtest/qtest-id.ts'
import { readableLetters } from '../../signing-in/readable-letters.ts'
import { createCapacity } from './capacity.ts'
import { listedQTest } from './listed-qtest.ts'
import type { QTestPorts } from './qtest-ports.ts'
import { readQTestId } from './read-id.ts'
import { refused } from './refused.ts'
import { bannerOf, iso, qtestParticipant } from './wire.ts'

const SENTENCES = {
  rescheduled: 'QTest rescheduled.',
  deleted: 'QTest deleted.',
  removed: 'The participant was removed.',
  restored: 'The participant is in again.',
  locked: 'QTest locked.',
  unlocked: 'QTest unlocked.',
  namesake: 'Somebody else has begun under this name meanwhile. Remove them first.',
} as const

/** What a host chooses, as it is sent. */
interface SentSchedule {
  showAnswer: boolean
  showResult: boolean
  retakeFlag: boolean
  startDate: string
  endDate: string
  additionalFields: readonly string[]
  names?: readonly string[] | undefined
  /** How many there shall be. */
  codes?: number | undefined
}

/** The lists that come with a schedule; `known` codes stay as they are. */
const listsOf = ({ names, codes = 0 }: SentSchedule, known = 0) => ({
  ...(names && { names: [...names] }),
  newCodes: Array.from({ length: Math.max(0, codes - known) }, () => readableLetters(LIMITS.qtestCodeCharacters)),
})

const settingsOf = (sent: SentSchedule, access: QTestAccess): QTestSettings => ({
  access,
  showAnswer: sent.showAnswer,
  showResult: sent.showResult,
  retake: sent.retakeFlag,
  startMs: Date.parse(sent.startDate),
  endMs: Date.parse(sent.endDate),
  additionalFields: [...sent.additionalFields],
})

const isOfWindow = (code: string): code is 'qtest/invalid-window' => code === 'qtest/invalid-window'

/** The calls of a QTest's host (contract §6). */
export const hostRoutes = (ports: QTestPorts): Route[] => {
  const { directory, qtests, sourceOf, plans, clock, budgets } = ports
  const capacity = createCapacity(ports)

  const sentenceOf = (code: ScheduleRefusal, settings: QTestSettings): string =>
    (isOfWindow(code) && windowFault(settings, clock.nowMs())) || REFUSALS[code].sentence

  const ownQTest = async (sentId: string, userId: string): Promise<Result<QTest, Refusal>> => {
    const qtest = await directory.find(readQTestId(sentId))
    if (qtest === undefined) return refused('qtest/not-found')
    return isOwner(qtest, userId) ? ok(qtest) : refused('qtest/not-owner')
  }

  return [
    route(createQTest, async ({ body, user }) => {
      const payer = payerOfAccount(user.userId)
      const objection = budgets.objectionTo(payer, 'qtest')
      if (objection !== undefined) return { ok: false, refusal: budgetRefusal(objection) }
      const error = (errorCode: CallRefusal, errorMessage: string) =>
        ok({ status: 'Error' as const, errorCode, errorMessage })
      const source = await sourceOf(user, body)
      if (!source.ok) return error(source.refusal.code, source.refusal.message)
      const [plan, nowMs] = [planOf(user), clock.nowMs()]
      const settings = settingsOf(body, body.access)
      const qtestId = newQTestId()
      const of = { qtestId, ownerId: user.userId, source: source.value, capacity: plans.attendees[plan] }
      const opened = scheduleQTest({ ...of, settings, ...listsOf(body) }, nowMs)
      if (!opened.ok) return error(opened.refusal, sentenceOf(opened.refusal, settings))
      // Whoever schedules two at once is counted once before each. Rule QC3.
      if (!(await qtests.reserve({ qtestId, ownerId: user.userId }, plans.qtests[plan], nowMs)))
        return error('qtest/quota-exceeded', REFUSALS['qtest/quota-exceeded'].sentence)
      try {
        await directory.open(opened.value, listedQTest(opened.value))
      } finally {
        await qtests.release(qtestId)
      }
      budgets.spend(payer, bytesOfQuiz(source.value.quiz))
      return ok({ status: 'Success' as const, qtestId })
    }),
    route(rescheduleQTest, async ({ body, user }) => {
      const own = await ownQTest(body.qtestId, user.userId)
      if (!own.ok) return own
      const { qtestId, codes, settings: present } = own.value
      const settings = settingsOf(body, body.access ?? present.access)
      const lists = listsOf(body, codes.length)
      const taken = await directory.take(qtestId, { do: 'reschedule', userId: user.userId, settings, ...lists })
      if (taken.ok) return ok(SENTENCES.rescheduled)
      const { refusal: code } = taken
      return isOfWindow(code) ? { ok: false, refusal: { code, sentence: sentenceOf(code, settings) } } : refused(code)
    }),
    route(changeQTestStatus, async ({ body, user }) => {
      const taken = await directory.take(readQTestId(body.qtestId), { do: 'delete', userId: user.userId })
      return taken.ok ? ok(SENTENCES.deleted) : refused(taken.refusal)
    }),
    route(removeQTestPlayer, async ({ body, user }) => {
      const { participantId: attemptId } = body
      const taken = await directory.take(readQTestId(body.qtestId), { do: 'remove', userId: user.userId, attemptId })
      return taken.ok ? ok(SENTENCES.removed) : refused(taken.refusal)
    }),
    route(restoreQTestPlayer, async ({ body, user }) => {
      const own = await ownQTest(body.qtestId, user.userId)
      if (!own.ok) return own
      const { qtestId } = await capacity.fit(own.value, planOf(user))
      const { participantId: attemptId } = body
      const taken = await directory.take(qtestId, { do: 'restore', userId: user.userId, attemptId })
      if (taken.ok) return ok(SENTENCES.restored)
      const { refusal: code } = taken
      return code === 'qtest/name-taken'
        ? { ok: false, refusal: { code, sentence: SENTENCES.namesake } }
        : refused(code)
    }),
    route(lockQTest, async ({ body, user }) => {
      const { locked } = body
      const taken = await directory.take(readQTestId(body.qtestId), { do: 'lock', userId: user.userId, locked })
      return taken.ok ? ok(SENTENCES[locked ? 'locked' : 'unlocked']) : refused(taken.refusal)
    }),
    route(getQTestList, async ({ body, user }) => {
      const own = await ownQTest(body.qtestId, user.userId)
      if (!own.ok) return own
      const { settings, source } = own.value
      const entries = listView(own.value).map(({ entry, name }) => ({ entry, playerName: name }))
      return ok({ qtestName: source.quiz.quizName, access: settings.access, entries })
    }),
    route(getQTestProgress, async ({ body, user }) => {
      const own = await ownQTest(body.qtestId, user.userId)
      if (!own.ok) return own
      const moment = momentBy(ports)
      const view = progressView(await capacity.fit(own.value, planOf(user)), moment, body)
      const { settings } = view
      return ok({
        qtestName: view.name,
        qtestImage: bannerOf(own.value),
        qtestType: view.qtestType,
        qtestStatus: view.window,
        startDate: iso(settings.startMs),
        endDate: iso(settings.endMs),
        serverTime: iso(moment.nowMs),
        showAnswer: settings.showAnswer,
        showResult: settings.showResult,
        retakeFlag: settings.retake,
        additionalFields: settings.additionalFields,
        totalNoOfQuestions: view.questions,
        capacity: view.capacity,
        access: settings.access,
        locked: view.isLocked,
        removed: view.removed,
        started: view.started,
        startedLastHour: view.startedLastHour,
        finished: view.finished,
        averageScore: view.averageScore,
        averageCorrect: view.averageCorrect,
        participants: view.participants.map(qtestParticipant),
        next: view.next,
      })
    }),
  ]
}
