import { get } from '../../lib/bucket-map.ts'
import { ok, refuse } from '../../lib/result.ts'
import type { Circumstances } from '../../play/circumstances.ts'
import type { QTestCommand } from '../commands.ts'
import { calledBy, readEntry } from '../entry.ts'
import type { QTestEvent } from '../events.ts'
import { evolve } from '../evolve.ts'
import { dueEvents } from '../settle.ts'
import type { Attempt, QTest } from '../state.ts'
import { attemptToGoOn, isBegun } from '../state.ts'
import type { Decision } from './decision.ts'
import { notNow, withNextQuestion } from './next-question.ts'

type Attend = Extract<QTestCommand, { do: 'attend' }>

/** Rules QT9, QT13. */
const begin = (qtest: QTest, { holder, details }: Attend, circumstances: Circumstances): Decision => {
  const { nowMs, newId, maskRudeWords } = circumstances
  const refusal = notNow(qtest, nowMs)
  if (refusal !== undefined) return refuse(refusal)
  const { account, guest, tokenHash } = holder
  const entry = readEntry(qtest, details, { isMember: account !== null, maskRudeWords })
  if (!entry.ok) return entry
  if (qtest.attempts.size >= qtest.capacity) return refuse('qtest/full')
  const attemptId = newId()
  const begun: QTestEvent = {
    was: 'attemptBegun',
    attemptId,
    account,
    guest: account === null ? guest : null,
    tokenHash,
    ...entry.value,
    seed: newId(),
    atMs: nowMs,
  }
  return ok(withNextQuestion(qtest, [begun], { attemptId, nowMs }))
}

/** After a retake: the same participant, another attempt. Rule QT19. */
const beginAnew = (qtest: QTest, { attemptId }: Attempt, circumstances: Circumstances): Decision => {
  const { nowMs, newId } = circumstances
  const refusal = notNow(qtest, nowMs)
  if (refusal !== undefined) return refuse(refusal)
  const begun: QTestEvent = { was: 'attemptBegunAnew', attemptId, seed: newId(), atMs: nowMs }
  return ok(withNextQuestion(qtest, [begun], { attemptId, nowMs }))
}

const goOn = (qtest: QTest, attempt: Attempt, { nowMs }: Circumstances): Decision => {
  const { attemptId } = attempt
  const due = dueEvents(qtest, attempt, nowMs)
  const settled = get(due.reduce(evolve, qtest).attempts, attemptId)
  const refusal = settled?.phase === 'between' ? notNow(qtest, nowMs) : undefined
  return refusal === undefined ? ok(withNextQuestion(qtest, due, { attemptId, nowMs })) : refuse(refusal)
}

/** Begins an attempt, or continues the caller's own where it stopped: the next question is asked when none is open. Rules QT11, QT12, QT15. */
export const attend = (qtest: QTest, command: Attend, circumstances: Circumstances): Decision => {
  const { holder, details } = command
  const attempt = attemptToGoOn(qtest, holder, calledBy(details.name, circumstances))
  if (attempt === undefined) return begin(qtest, command, circumstances)
  const decision = isBegun(attempt) ? goOn(qtest, attempt, circumstances) : beginAnew(qtest, attempt, circumstances)
  const { tokenHash } = holder
  if (!decision.ok || tokenHash === null || attempt.tokenHashes.includes(tokenHash)) return decision
  const { attemptId } = attempt
  return ok([{ was: 'tokenAdded', attemptId, tokenHash, atMs: circumstances.nowMs }, ...decision.value])
}
