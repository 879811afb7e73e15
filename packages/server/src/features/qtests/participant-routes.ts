import { attendQTest, checkQTest, deletePlayerAnswer, getQTestAnswer, submitQTestAnswer } from '@quokka/contract/http'
import { textOrNone } from '@quokka/contract/wire'
import { ok } from '@quokka/core/lib'
import type { QTest, QTestAccess } from '@quokka/core/qtest'
import { attemptIdOf, attemptView, entryView, isOwner, outcomeView, reviewView } from '@quokka/core/qtest'
import { momentBy } from '../../clock/moment.ts'
import { isToken } from '../../http/callers/token-cookie.ts'
import type { Call, Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import type { Refused } from '../../qtest/run-qtest.ts'
import type { Account } from '../../stores/accounts.ts'
import { answerData } from '../../wire/question.ts'
import { createCapacity } from './capacity.ts'
import { createClosing } from './closing.ts'
import { createEntryTries } from './entry-tries.ts'
import { holderOf } from './holder.ts'
import type { QTestPorts } from './qtest-ports.ts'
import { readQTestId } from './read-id.ts'
import { refused, withoutStop } from './refused.ts'
import { bannerOf, closedWhyOf, iso, qtestEntry, qtestQuestion, qtestResults } from './wire.ts'

/** To be read before "You will be redirected in 3 seconds" (contract §12). */
const CLEARED = 'Your records were deleted.'

/** New attempts a minute of one QTest from one address, and at once: more than a class, fewer than fill it with strangers. */
const ATTEMPTS_PER_MINUTE = 60

/** What counts of a member is the account's email, whatever was sent. */
const detailsOf = (
  sent: { playerName: string; playerEmail: string; additionalFields: Readonly<Record<string, string>> },
  user: Account | undefined,
) => ({
  name: sent.playerName,
  email: user?.email ?? sent.playerEmail,
  fields: sent.additionalFields,
})

/** What is entered by a list can be tried out. */
const LISTS: readonly QTestAccess[] = ['names', 'codes']
const WRONG: readonly Refused[] = ['qtest/not-listed', 'qtest/name-taken', 'qtest/wrong-code']

const claimedSeconds = (sent: unknown): number | null => {
  const seconds = typeof sent === 'string' ? Number.parseFloat(sent) : sent
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds : null
}

/** The calls of those who take a QTest, guests and members (contract §6). */
export const participantRoutes = (ports: QTestPorts): Route[] => {
  const { directory, limits, chance, visits } = ports
  const capacity = createCapacity(ports)
  const closing = createClosing(ports)
  const tries = createEntryTries(ports)
  const unknown = refused('qtest/not-found')

  /** Makes a browser that is nobody yet a guest: its attempt is found again by the cookie, where there is one. */
  const attendingHolder = (qtest: QTest, { user, credential, credentials }: Call<unknown>, token: string) =>
    holderOf(qtest, { user, credentials: () => [credential(), ...credentials()] }, token)

  return [
    route(checkQTest, async (call) => {
      const { body } = call
      const stored = await directory.find(readQTestId(body.qtestId))
      if (stored === undefined) return unknown
      const qtest = await closing.follow(stored)
      const { source } = body
      if (source !== undefined) await visits.countVisit(qtest.qtestId, source)
      const moment = momentBy(ports)
      const holder = holderOf(qtest, call, body.attemptToken)
      const wished = call.user?.extraTime
      const found = entryView(qtest, moment, holder, wished)
      // The plan of the host may have become larger since.
      const entry = found.isFull ? entryView(await capacity.follow(qtest), moment, holder, wished) : found
      const closedWhy = call.user && isOwner(qtest, call.user.userId) ? closedWhyOf(qtest) : undefined
      return ok(qtestEntry(entry, { qtestImage: bannerOf(qtest), nowMs: moment.nowMs, closedWhy }))
    }),
    route(attendQTest, async (call) => {
      const { body, user, addressKey } = call
      const qtestId = readQTestId(body.qtestId)
      const stored = await directory.find(qtestId)
      if (stored === undefined) return unknown
      const before = await closing.follow(stored)
      const attemptToken =
        body.attemptToken !== undefined && isToken(body.attemptToken) ? body.attemptToken : chance.newId()
      const holder = attendingHolder(before, call, attemptToken)
      const isKnown = attemptIdOf(before, { ...holder, guest: null }) !== undefined
      const isGuessed = !isKnown && LISTS.includes(before.settings.access)
      if (!isKnown) await capacity.follow(before)
      const waitS = isGuessed ? await tries.take(before, addressKey) : 0
      if (waitS > 0) return { ok: false, refusal: { code: 'qtest/too-many-wrong-entries', retryAfterS: waitS } }
      let retryAfterS = 0
      const mayBegin = () => {
        retryAfterS = limits.waitSeconds(`attempt ${qtestId} ${addressKey}`, ATTEMPTS_PER_MINUTE)
        return retryAfterS === 0
      }
      const details = detailsOf(body, user)
      const attend = { do: 'attend', holder, details, code: body.code, extraTime: user?.extraTime } as const
      const taken = await directory.take(qtestId, attend, mayBegin)
      if (isGuessed && (taken.ok || !WRONG.includes(taken.refusal))) await tries.giveBack(before, addressKey)
      if (!taken.ok) return refused(taken.refusal, retryAfterS)
      const qtest = taken.value
      const moment = momentBy(ports)
      const view = attemptView(qtest, moment, holder)
      if (view === undefined) return refused('attempt/not-found')
      return ok({
        status: view.status,
        attemptToken,
        playerId: view.playerId,
        playerName: view.playerName,
        ...(view.question && { question: qtestQuestion(qtest, view.question) }),
        ...(view.elapsedMs !== null && { timeElapsedMs: Math.round(view.elapsedMs) }),
        endDate: iso(view.endMs),
        serverTime: iso(moment.nowMs),
        notAsked: view.notAsked,
        showAnswerFlag: view.showAnswer,
        showScoresFlag: view.showResult,
        retakeFlag: view.mayRetake,
        ...(view.results && { results: qtestResults(view.results) }),
      })
    }),
    route(submitQTestAnswer, async (call) => {
      const { body } = call
      const qtestId = readQTestId(body.qtestId)
      const before = await directory.find(qtestId)
      if (before === undefined) return unknown
      // The next question follows where no answer is shown.
      if (!before.settings.showAnswer) await closing.follow(before)
      const holder = holderOf(before, call, body.attemptToken)
      const { questionId, playerAnswer: answer } = body
      const claimedS = claimedSeconds(body.timeTaken)
      const taken = await directory.take(qtestId, { do: 'submit', holder, questionId, answer, claimedS })
      if (!taken.ok) return refused(taken.refusal)
      const qtest = taken.value
      const outcome = outcomeView(qtest, momentBy(ports), { holder, questionId })
      if (outcome === undefined) return refused('answer/question-not-open')
      return ok({
        status: outcome.status,
        endDate: iso(outcome.endMs),
        notAsked: outcome.notAsked,
        showAnswerFlag: outcome.showAnswer,
        answercontent: textOrNone(outcome.reveal?.explanation ?? null),
        ...(outcome.reveal && { answerData: answerData(outcome.reveal), asked: outcome.asked }),
        ...(outcome.question && { nextQuestion: qtestQuestion(qtest, outcome.question) }),
        ...(outcome.elapsedMs !== null && { timeElapsedMs: Math.round(outcome.elapsedMs) }),
        ...(outcome.results && { results: qtestResults(outcome.results) }),
      })
    }),
    route(getQTestAnswer, async (call) => {
      const { body } = call
      const stored = await directory.find(readQTestId(body.qtestId))
      if (stored === undefined) return unknown
      const qtest = await closing.follow(stored)
      const holder = holderOf(qtest, call, body.attemptToken)
      const review = reviewView(qtest, momentBy(ports), { holder, number: body.countedNumber })
      if (!review.ok) return refused(review.refusal)
      const { question, reveal } = review.value
      return ok({ question: qtestQuestion(qtest, question), answerData: answerData(reveal) })
    }),
    route(deletePlayerAnswer, async (call) => {
      const { body } = call
      const qtestId = readQTestId(body.qtestId)
      const stored = await directory.find(qtestId)
      if (stored === undefined) return withoutStop(unknown)
      const qtest = await closing.follow(stored)
      const holder = holderOf(qtest, call, body.attemptToken)
      const taken = await directory.take(qtestId, { do: 'retake', holder })
      return taken.ok ? ok(CLEARED) : withoutStop(refused(taken.refusal))
    }),
  ]
}
