import type { Refusal } from '../../http/replies/refusals.ts'
import type { PaymentTrouble } from '../../ports.ts'

/** What a caller hears of a provider that did not do what it was asked: its own words, where it has some. */
export const refusalOf = ({ description }: PaymentTrouble): Refusal =>
  description === undefined
    ? { code: 'billing/provider-unavailable', retryAfterS: 5 }
    : { code: 'billing/payment-failed', sentence: description }
