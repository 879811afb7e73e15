import { cancelSubscription, getReceipt, getSubscription } from '@quokka/contract/http'
import type * as z from 'zod/mini'
import type { Outcome } from '../../../lib/calls/call.ts'
import { addressOf, call } from '../../../lib/calls/call.ts'

export type Subscription = z.infer<typeof getSubscription.answer>

const NEVER_HAD = 404

/** The account's Premium and what was paid for it; null for members who never had any. */
export const fetchSubscription = async (): Promise<Outcome<Subscription | null>> => {
  const answer = await call(getSubscription, {})
  return !answer.ok && answer.status === NEVER_HAD ? { ok: true, value: null } : answer
}

export const endSubscription = () => call(cancelSubscription, {})

/** Where a receipt is read and printed. */
export const receiptAddress = (receiptId: string): string => addressOf(getReceipt, { receiptId })
