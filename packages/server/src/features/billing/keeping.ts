import type { BillingDuties } from '../../stores/billing-duties.ts'
import type { StoredPayment } from '../../stores/purchases.ts'
import type { BillingPorts } from './billing-ports.ts'

const DAY_MS = 24 * 3_600_000
/** What nobody paid, and what the provider told. */
const UNPAID_DAYS = 90
/** As long as the books of a company are kept. */
const PAID_DAYS = 8 * 366

/** What is kept of purchases, and for how long. */
export interface BillingKeeping {
  /** What a member has paid, the newest first. Rule AC21. */
  of(userId: string): Promise<StoredPayment[]>
  /** After an account is deleted: what it subscribed to is ended at the provider. Rule BI20. */
  endOrphans(): Promise<unknown>
  /** Removes what was kept for its time. Rule BI21. */
  removeOld(nowMs: number): Promise<void>
}

export const createBillingKeeping = ({
  purchases,
  duties,
  clock,
  removeOld,
}: Pick<BillingPorts, 'purchases' | 'duties' | 'clock'> & Pick<BillingDuties, 'removeOld'>): BillingKeeping => ({
  of: async (userId) => (await purchases.of(userId, clock.nowMs())).payments,
  endOrphans: duties.doSoon,
  removeOld: (nowMs) => removeOld(nowMs - UNPAID_DAYS * DAY_MS, nowMs - PAID_DAYS * DAY_MS),
})
