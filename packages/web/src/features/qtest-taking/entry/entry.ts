import { checkQTest } from '@quokka/contract/http'
import type { QTestWindow, TimeWindow } from '@quokka/core/qtest-schedule'
import { windowAt } from '@quokka/core/qtest-schedule'
import type * as z from 'zod/mini'
import type { Outcome } from '../../../lib/calls/call.ts'
import { call } from '../../../lib/calls/call.ts'
import { shareSource } from '../../../lib/navigation/paths.ts'

type Checked = z.output<typeof checkQTest.answer>

/** What the entry knows of its QTest. */
export interface Entry extends Checked {
  qtestId: string
  /** From the page's steady clock to the server's: what a wrong clock of the device says does not matter. */
  aheadMs: number
  window: TimeWindow
}

export type OwnAttempt = Entry['ownAttempts'][number]

const pageClock = () => performance.now()

export const fetchEntry = async (
  qtestId: string,
  attemptToken: string | undefined,
  nowMs: () => number = pageClock,
): Promise<Outcome<Entry>> => {
  const source = shareSource()
  const checked = await call(checkQTest, { qtestId, ...(attemptToken && { attemptToken }), ...(source && { source }) })
  if (!checked.ok) return checked
  // It is counted: nobody arrives twice by looking again.
  if (source) history.replaceState(history.state, '', location.pathname)
  const { startDate, endDate, serverTime } = checked.value
  return {
    ok: true,
    value: {
      ...checked.value,
      qtestId,
      aheadMs: Date.parse(serverTime) - nowMs(),
      window: { startMs: Date.parse(startDate), endMs: Date.parse(endDate) },
    },
  }
}

/** Whether the QTest can be taken now, by the server's clock. Rule QP4. */
export const windowNow = ({ window, aheadMs }: Pick<Entry, 'window' | 'aheadMs'>, nowMs: number): QTestWindow =>
  windowAt(window, nowMs + aheadMs)
