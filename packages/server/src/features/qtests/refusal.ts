import type { Refusal } from '../../http/refusals.ts'
import type { Refused } from '../../qtest/run-qtest.ts'

/** Why a QTest refused, for who called. */
export const refused = (code: Refused): { ok: false; refusal: Refusal } => ({ ok: false, refusal: { code } })
