import { values } from '../../lib/bucket-map.ts'
import { ok } from '../../lib/result.ts'
import type { Circumstances } from '../../play/circumstances.ts'
import type { QTestEvent } from '../events.ts'
import { dueEvents } from '../settle.ts'
import type { QTest } from '../state.ts'
import type { Decision } from './decision.ts'

/** Attempts that one command settles at most: whoever takes the QTest meanwhile must not wait for all. */
const AT_ONCE = 200

/** What time alone has done to attempts at which nobody has looked. Rule FA7. */
export const settleDue = (qtest: QTest, moment: Circumstances): Decision => {
  const due: QTestEvent[] = []
  let settled = 0
  for (const attempt of values(qtest.attempts)) {
    const events = dueEvents(qtest, attempt, moment)
    if (events.length === 0) continue
    due.push(...events)
    settled += 1
    if (settled === AT_ONCE) break
  }
  return ok(due)
}
