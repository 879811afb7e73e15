import { confirmPayment } from '@quokka/contract/http'
import * as z from 'zod/mini'
import type { Outcome } from '../lib/calls/call.ts'
import { call } from '../lib/calls/call.ts'
import { tabStorage } from '../lib/page/page-storage.ts'
import { readUserId } from './account.ts'

/** What a checkout hands over when it is paid. */
export type Payment = z.infer<typeof confirmPayment.body>

const KEY = 'unconfirmedPayment'
const Kept = z.object({ userId: z.optional(z.string()), payment: confirmPayment.body })

/** The server's refusal whose sentence says the payment's id, so that it stays to be read. Rule PR18. */
export const NOT_CONFIRMED = 'billing/payment-not-confirmed'

/** Answers of a server that has not processed the payment: nobody is logged in, too much is asked, or it is busy. */
const UNDECIDED: readonly (number | undefined)[] = [undefined, 401, 408, 429]

/** The payment of whoever is signed in that no server has answered for yet. */
const readKept = (): Payment | undefined => {
  try {
    const kept = Kept.safeParse(JSON.parse(tabStorage().getItem(KEY) ?? ''))
    return kept.success && kept.data.userId === readUserId() ? kept.data.payment : undefined
  } catch {
    return undefined
  }
}

export const isPaymentKept = (): boolean => readKept() !== undefined

/** Asks the server to confirm a payment, and keeps it until the server has answered for it. Rule PR9. */
export const redeemPayment = async (payment: Payment): Promise<Outcome<string>> => {
  tabStorage().setItem(KEY, JSON.stringify({ userId: readUserId(), payment }))
  const answer = await call(confirmPayment, payment)
  if (answer.ok || !(UNDECIDED.includes(answer.status) || (answer.status ?? 0) >= 500)) tabStorage().removeItem(KEY)
  return answer
}

/** Tries the payment again whose answer was lost; undefined when there is none. */
export const redeemKeptPayment = async (): Promise<Outcome<string> | undefined> => {
  const payment = readKept()
  return payment && (await redeemPayment(payment))
}
