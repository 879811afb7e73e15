import type { Payment } from '../../../account/kept-payment.ts'
import type { Checkout } from '../api/begin-checkout.ts'
import type { Payer } from '../api/customer.ts'

/** What comes of a checkout, whoever provides it. */
export type CheckoutEnd =
  | { is: 'paid'; payment: Payment }
  /** `sentence` is the provider's, fit to be shown. */
  | { is: 'failed'; sentence: string }
  | { is: 'dismissed' }

/** What each provider's checkout is drawn with; it calls `onEnd` once. */
export interface CheckoutProps {
  checkout: Checkout
  payer: Payer
  onEnd: (end: CheckoutEnd) => void
}
