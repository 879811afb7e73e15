import type { Clock, Payments, SandboxCheckout } from '../../ports.ts'
import type { Purchases } from '../../stores/purchases.ts'
import type { Duties } from './duties.ts'
import type { Seller } from './seller.ts'

/** What the calls of contract §8 share. */
export interface BillingPorts {
  payments: Payments
  /** Undefined where real money is taken. */
  sandbox: SandboxCheckout | undefined
  purchases: Purchases
  duties: Duties
  seller: Seller
  clock: Clock
}
