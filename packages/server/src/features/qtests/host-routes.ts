import {
  changeQTestStatus,
  createQTest,
  getQTestList,
  getQTestParticipant,
  getQTestProgress,
  lockQTest,
  removeQTestPlayer,
  rescheduleQTest,
  restoreQTestPlayer,
  setQTestExtraTime,
} from '@quokka/contract/http'
import type { CallRefusal } from '@quokka/contract/wire'
import { ageGroupFromWire, planOf } from '@quokka/core/accounts'
import type { Result } from '@quokka/core/lib'
import { ok } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import type { OptionOrder, QTest, QTestSettings, ScheduleRefusal } from '@quokka/core/qtest'
import {
  isOwner,
  listView,
  participantAnswersView,
  progressView,
  scheduleQTest,
  WINDOW_FAULTS,
  windowFault,
} from '@quokka/core/qtest'
import { budgetRefusal } from '../../budgets/budget-refusal.ts'
import { bytesOfQuiz } from '../../budgets/bytes-of-quiz.ts'
import { payerOfAccount } from '../../budgets/payer.ts'
import { momentBy } from '../../clock/moment.ts'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import type { Refusal } from '../../http/replies/refusals.ts'
import { REFUSALS } from '../../http/replies/refusals.ts'
import { worded } from '../../http/replies/wordings.ts'
import { newQTestId } from '../../qtest/qtest-id.ts'
import { readableLetters } from '../../signing-in/readable-letters.ts'
import { createCapacity } from './capacity.ts'
import { createClosing } from './closing.ts'
import { listedQTest } from './listed-qtest.ts'
import type { QTestPorts } from './qtest-ports.ts'
import { readQTestId } from './read-id.ts'
import { refused } from './refused.ts'
import { isSameOrder, qtestParticipantAnswers, qtestProgress } from './wire.ts'

const SENTENCES = {
  rescheduled: 'QTest rescheduled.',
  deleted: 'QTest deleted.',
  removed: 'The participant was removed.',
  restored: 'The participant is in again.',
  extraTimeSet: 'Saved from the next question on.',
  locked: 'QTest locked.',
  unlocked: 'QTest unlocked.',
} as const

/** What a host chooses, as it is sent. */
interface SentSchedule {
  showAnswer: boolean
  showResult: boolean
  retakeFlag: boolean
  /** From now on where it is left out. */
  startDate?: string | undefined
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

const settingsOf = (
  sent: SentSchedule,
  { access, optionOrder }: Pick<QTestSettings, 'access' | 'optionOrder'>,
  nowMs: number,
): QTestSettings => ({
  access,
  ...(optionOrder && { optionOrder }),
  showAnswer: sent.showAnswer,
  showResult: sent.showResult,
  retake: sent.retakeFlag,
  startMs: sent.startDate === undefined ? nowMs : Date.parse(sent.startDate),
  endMs: Date.parse(sent.endDate),
  additionalFields: [...sent.additionalFields],
})

/** A QTest in which one order is for all keeps it; one from before there was a choice has its author's for all. */
const orderOf = (isSame: boolean | undefined, present: OptionOrder | undefined, newSeed: () => string) => {
  if (isSame === undefined || isSame === isSameOrder(present)) return present
  return isSame ? ({ for: 'all', seed: newSeed() } as const) : ({ for: 'each' } as const)
}

const isOfWindow = (code: string): code is 'qtest/invalid-window' => code === 'qtest/invalid-window'

/** The calls of a QTest's host (contract §6). */
export const hostRoutes = (ports: QTestPorts): Route[] => {
  const { directory, qtests, sourceOf, quizIdsOf, plans, clock, chance, budgets } = ports
  const capacity = createCapacity(ports)
  const closing = createClosing(ports)

  const wordsOf = (code: ScheduleRefusal, settings: QTestSettings): { sentence: string; says?: string } => {
    const fault = isOfWindow(code) ? windowFault(settings, clock.nowMs()) : undefined
    return fault === undefined ? { sentence: REFUSALS[code].sentence } : { sentence: WINDOW_FAULTS[fault], says: fault }
  }

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
      const error = (errorCode: CallRefusal, errorMessage: string, errorSays?: string) =>
        ok({ status: 'Error' as const, errorCode, errorMessage, ...(errorSays && { errorSays }) })
      const { ageGroup, ...wanted } = body
      const source = await sourceOf(user, { ...wanted, ageGroup: ageGroup && ageGroupFromWire(ageGroup) })
      if (!source.ok) return error(source.refusal.code, source.refusal.message, source.refusal.says)
      const [plan, nowMs] = [planOf(user), clock.nowMs()]
      const optionOrder = body.sameOrder ? ({ for: 'all', seed: chance.newId() } as const) : ({ for: 'each' } as const)
      const settings = settingsOf(body, { access: body.access, optionOrder }, nowMs)
      const qtestId = newQTestId()
      const of = { qtestId, ownerId: user.userId, source: source.value, capacity: plans.attendees[plan] }
      const opened = scheduleQTest({ ...of, settings, ...listsOf(body) }, nowMs)
      if (!opened.ok) {
        const { sentence, says } = wordsOf(opened.refusal, settings)
        return error(opened.refusal, sentence, says)
      }
      // Whoever schedules two at once is counted once before each. Rule QC3.
      if (!(await qtests.reserve({ qtestId, ownerId: user.userId }, plans.qtests[plan], nowMs)))
        return error('qtest/quota-exceeded', REFUSALS['qtest/quota-exceeded'].sentence)
      try {
        await directory.open(opened.value, listedQTest(opened.value, quizIdsOf(source.value.quiz)))
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
      const optionOrder = orderOf(body.sameOrder, present.optionOrder, chance.newId)
      const settings = settingsOf(body, { access: body.access ?? present.access, optionOrder }, clock.nowMs())
      const lists = listsOf(body, codes.length)
      const taken = await directory.take(qtestId, { do: 'reschedule', userId: user.userId, settings, ...lists })
      if (taken.ok) return ok(SENTENCES.rescheduled)
      const { refusal: code } = taken
      return isOfWindow(code) ? { ok: false, refusal: { code, ...wordsOf(code, settings) } } : refused(code)
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
        ? { ok: false, refusal: { code, ...worded('qtest/name-taken/restoring') } }
        : refused(code)
    }),
    route(setQTestExtraTime, async ({ body, user }) => {
      const { participantId: attemptId, extraTime } = body
      const command = { do: 'setExtraTime', userId: user.userId, attemptId, extraTime } as const
      const taken = await directory.take(readQTestId(body.qtestId), command)
      return taken.ok ? ok(SENTENCES.extraTimeSet) : refused(taken.refusal)
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
    route(getQTestParticipant, async ({ body, user }) => {
      const own = await ownQTest(body.qtestId, user.userId)
      if (!own.ok) return own
      const view = participantAnswersView(own.value, momentBy(ports), body.participantId)
      return view === undefined ? refused('player/not-found') : ok(qtestParticipantAnswers(view))
    }),
    route(getQTestProgress, async ({ body, user }) => {
      const own = await ownQTest(body.qtestId, user.userId)
      if (!own.ok) return own
      const moment = momentBy(ports)
      const qtest = await closing.follow(await capacity.fit(own.value, planOf(user)))
      return ok(qtestProgress(own.value, progressView(qtest, moment, body), moment.nowMs))
    }),
  ]
}
