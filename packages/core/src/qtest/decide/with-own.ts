import { refuse } from '../../lib/result.ts'
import type { Holder } from '../commands.ts'
import { evolve } from '../evolve.ts'
import { comeBack } from '../places.ts'
import type { Attempt, QTest } from '../state.ts'
import { attemptById, attemptIdOf } from '../state.ts'
import type { Decision } from './decision.ts'

/** Decides about the attempt of whoever asks, after giving back a place that was lost; nothing is given back for a refusal. Rules QT25, QT28. */
export const withOwn = (
  qtest: QTest,
  { holder, nowMs }: { holder: Holder; nowMs: number },
  decide: (here: QTest, attempt: Attempt) => Decision,
): Decision => {
  const attemptId = attemptIdOf(qtest, holder)
  if (attemptId === undefined) return refuse('attempt/not-found')
  const back = comeBack(qtest, attemptId, nowMs)
  if (!back.ok) return back
  const here = back.value.reduce(evolve, qtest)
  const decision = decide(here, attemptById(here, attemptId) as Attempt)
  return decision.ok ? { ok: true, value: [...back.value, ...decision.value] } : decision
}
