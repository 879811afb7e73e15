import { get, has } from '../../lib/bucket-map.ts'
import type { Result } from '../../lib/result.ts'
import { ok, refuse } from '../../lib/result.ts'
import type { Circumstances } from '../../play/circumstances.ts'
import { nameKey } from '../../play/name-key.ts'
import { readCode } from '../access.ts'
import type { AccessRefusal, QTestCommand } from '../commands.ts'
import { calledBy, readEntry, readNewFields } from '../entry.ts'
import type { QTestEvent } from '../events.ts'
import { evolve } from '../evolve.ts'
import { comeBack, makeRoom } from '../places.ts'
import { dueEvents } from '../settle.ts'
import type { Attempt, QTest } from '../state.ts'
import { attemptById, attemptIdToGoOn, isBegun } from '../state.ts'
import type { Decision } from './decision.ts'
import { notNow, withNextQuestion } from './next-question.ts'

type Attend = Extract<QTestCommand, { do: 'attend' }>

/** What the host's list says about a newcomer. Rules QT32, QT33, QT34. */
const readAccess = (qtest: QTest, { holder, details, code }: Attend): Result<{ code?: string }, AccessRefusal> => {
  switch (qtest.settings.access) {
    case 'link':
      return ok({})
    case 'members':
      return holder.account === null ? refuse('qtest/members-only') : ok({})
    case 'names': {
      const key = nameKey(details.name)
      if (!has(qtest.namesByKey, key)) return refuse('qtest/not-listed')
      return get(qtest.attempts, get(qtest.names, key) ?? '') === undefined ? ok({}) : refuse('qtest/name-taken')
    }
    case 'codes':
      return code !== undefined && qtest.codes.includes(code) ? ok({ code }) : refuse('qtest/wrong-code')
  }
}

const orderOf = ({ settings: { optionOrder } }: QTest) => optionOrder && { optionOrder }

/** Rules QT9, QT13, QT27. */
const begin = (qtest: QTest, command: Attend, circumstances: Circumstances): Decision => {
  const { nowMs, runningMs, newId, maskRudeWords } = circumstances
  const { account, guest, tokenHash } = command.holder
  const refusal = notNow(qtest, nowMs)
  if (refusal !== undefined) return refuse(refusal)
  if (qtest.isLocked) return refuse('qtest/locked')
  const entry = readEntry(qtest, command.details, { isMember: account !== null, maskRudeWords })
  if (!entry.ok) return entry
  const access = readAccess(qtest, command)
  if (!access.ok) return access
  const room = makeRoom(qtest, nowMs)
  if (!room.ok) return room
  const attemptId = newId()
  const begun: QTestEvent = {
    was: 'attemptBegun',
    attemptId,
    account,
    guest: account === null ? guest : null,
    tokenHash,
    ...entry.value,
    ...access.value,
    ...(command.extraTime && { extraTime: command.extraTime }),
    seed: newId(),
    ...orderOf(qtest),
    atMs: nowMs,
  }
  return ok(withNextQuestion(qtest, [...room.value, begun], { attemptId, nowMs, runningMs }))
}

/** After a retake: the same participant, another attempt. Rules QT19, QT49. */
const beginAnew = (
  qtest: QTest,
  { attemptId, fields: known, wishedExtraTime }: Attempt,
  { holder, details, extraTime }: Attend,
  circumstances: Circumstances,
): Decision => {
  const { nowMs, runningMs, newId } = circumstances
  const refusal = notNow(qtest, nowMs)
  if (refusal !== undefined) return refuse(refusal)
  const fields = readNewFields(qtest, known, details.fields)
  if (!fields.ok) return fields
  // Nobody knows what an account wishes now that is not signed in.
  const wished = holder.account === null ? wishedExtraTime : extraTime
  const hasNew = Object.keys(fields.value).length > Object.keys(known).length
  const begun: QTestEvent = {
    was: 'attemptBegunAnew',
    attemptId,
    ...(wished && { extraTime: wished }),
    seed: newId(),
    ...orderOf(qtest),
    ...(hasNew && { fields: fields.value }),
    atMs: nowMs,
  }
  return ok(withNextQuestion(qtest, [begun], { attemptId, nowMs, runningMs }))
}

const goOn = (qtest: QTest, attempt: Attempt, { nowMs, runningMs }: Circumstances): Decision => {
  const { attemptId } = attempt
  const due = dueEvents(qtest, attempt, { nowMs, runningMs })
  const settled = get(due.reduce(evolve, qtest).attempts, attemptId)
  const refusal = settled?.phase === 'between' ? notNow(qtest, nowMs) : undefined
  return refusal === undefined ? ok(withNextQuestion(qtest, due, { attemptId, nowMs, runningMs })) : refuse(refusal)
}

/** What was typed, with the name as the host wrote it where there is a list of names, and the code as it is kept. */
const asListed = (qtest: QTest, { code, details, ...command }: Attend): Attend => {
  const listed = qtest.settings.access === 'names' ? get(qtest.namesByKey, nameKey(details.name)) : undefined
  return {
    ...command,
    details: { ...details, name: listed ?? details.name },
    ...(code !== undefined && { code: readCode(code) }),
  }
}

/** Begins an attempt, or continues the caller's own where it stopped: the next question is asked when none is open. Rules QT11, QT12, QT15. */
export const attend = (qtest: QTest, typed: Attend, circumstances: Circumstances): Decision => {
  const { nowMs } = circumstances
  const command = asListed(qtest, typed)
  const { holder, details, code } = command
  const attemptId = attemptIdToGoOn(qtest, holder, { name: calledBy(details.name, circumstances), code })
  if (attemptId === undefined) return begin(qtest, command, circumstances)
  const back = comeBack(qtest, attemptId, nowMs)
  if (!back.ok) return back
  const here = back.value.reduce(evolve, qtest)
  const attempt = attemptById(here, attemptId) as Attempt
  const decision = isBegun(attempt)
    ? goOn(here, attempt, circumstances)
    : beginAnew(here, attempt, command, circumstances)
  if (!decision.ok) return decision
  const { tokenHash } = holder
  const added: QTestEvent[] =
    tokenHash === null || attempt.tokenHashes.includes(tokenHash)
      ? []
      : [{ was: 'tokenAdded', attemptId, tokenHash, atMs: nowMs }]
  return ok([...back.value, ...added, ...decision.value])
}
