/** An order is one payment; a subscription is a payment each period, until it is cancelled. */
export const PURCHASE_KINDS = ['order', 'subscription'] as const
export type PurchaseKind = (typeof PURCHASE_KINDS)[number]

const HOUR_MS = 3_600_000
/** What was asked for again within this time is the same purchase. Rule BI7. */
export const FRESH_MS = HOUR_MS / 2
/** A purchase that nobody has paid after this time is over. Rule BI10. */
export const PAYABLE_MS = 24 * HOUR_MS

/** What was to be paid. Times are milliseconds since 1970. */
export interface Purchase {
  purchaseId: string
  kind: PurchaseKind
  amount: number
  currency: string
  createdAtMs: number
  /** When another one took its place before it was paid. */
  replacedAtMs: number | undefined
  cancelledAtMs: number | undefined
  /** Whether it gives nothing any more, and is to be ended at the provider. */
  isUnwanted: boolean
}

/** A payment that its provider has taken. */
export interface TakenPayment {
  amount: number
  currency: string
  paidAtMs: number
  /** Of a subscription: when its first period began. */
  startedAtMs: number | undefined
}

/**
 * Whether a payment counts; every other one is given back. `others` are payments of the same purchase that count already; `mayBuy`
 * says that the account exists and needs Premium. It depends on when was paid, not on when that became known. Rules BI9, BI10.
 */
export const counts = (
  purchase: Purchase,
  { amount, currency, paidAtMs, startedAtMs = paidAtMs }: TakenPayment,
  { others, mayBuy, hasAccount }: { others: number; mayBuy: boolean; hasAccount: boolean },
): boolean => {
  const { kind, createdAtMs, replacedAtMs = Infinity, cancelledAtMs = Infinity, isUnwanted } = purchase
  if (!hasAccount || isUnwanted || amount !== purchase.amount || currency !== purchase.currency) return false
  if (others > 0) return kind === 'subscription' && paidAtMs < cancelledAtMs
  return mayBuy && startedAtMs < replacedAtMs && startedAtMs <= createdAtMs + PAYABLE_MS
}
