import type { Refusal } from '../../http/replies/refusals.ts'
import { REFUSALS } from '../../http/replies/refusals.ts'
import type { Refused } from '../../qtest/run-qtest.ts'

type ForCaller = { ok: false; refusal: Refusal }

/** Why a QTest refused, for whoever called; `retryAfterS` 0 when waiting does not help. */
export const refused = (code: Refused, retryAfterS = 0): ForCaller => ({
  ok: false,
  refusal: { code, ...(retryAfterS > 0 && { retryAfterS }) },
})

/** The same with a sentence that goes on: ". Failed to delete player records!" follows it (contract §12). */
export const withoutStop = ({ refusal }: ForCaller): ForCaller => ({
  ok: false,
  refusal: { ...refusal, sentence: (refusal.sentence ?? REFUSALS[refusal.code].sentence).replace(/\.$/, '') },
})
