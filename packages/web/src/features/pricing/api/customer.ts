import type { Profile } from '@quokka/contract/http'
import { getSubscription } from '@quokka/contract/http'
import { isYoung } from '@quokka/core/accounts'
import { nameOf, refreshAccount } from '../../../account/account.ts'
import { isPaymentKept, NOT_CONFIRMED, redeemKeptPayment } from '../../../account/kept-payment.ts'
import { isLoggedIn } from '../../../account/session.ts'
import type { Outcome } from '../../../lib/calls/call.ts'
import { call } from '../../../lib/calls/call.ts'

/** What the provider's checkout fills in for whoever pays. */
export interface Payer {
  name: string
  email: string
}

/** The customer, as far as it matters for the plans. */
export type Customer =
  | { is: 'visitor' | 'child' | 'ageless' | 'premium' | 'enterprise' }
  /** Who has Premium that ends soon buys more of it: `paidUntil` is what it is added to. */
  | { is: 'member'; payer: Payer; paidUntil?: string }
  /** A payment was made, and has been confirmed in these words. */
  | { is: 'confirmed'; sentence: string }
  /** A payment was made, and the server knows nothing of it that counts. */
  | { is: 'refused'; sentence: string }
  /** A payment was made, and the server could not be asked about it. */
  | { is: 'unconfirmed'; sentence: string }

/** Rule PR4: what is not known of a person's age sells nothing. */
export const customerOf = (profile: Profile): Customer => {
  const ageGroup = profile['custom:age_group']
  if (ageGroup === null) return { is: 'ageless' }
  if (isYoung(ageGroup)) return { is: 'child' }
  if (profile.plan !== 'free') return { is: profile.plan }
  return { is: 'member', payer: { name: nameOf(profile), email: profile.email } }
}

/** Premium that ends soon can be bought again before. Rule PR16. */
const renewing = async (profile: Profile, customer: Customer): Promise<Customer> => {
  const subscription = customer.is === 'premium' ? await call(getSubscription, {}) : undefined
  if (!subscription?.ok || !subscription.value.renewable || subscription.value.paidUntil === null) return customer
  const { paidUntil } = subscription.value
  return { is: 'member', payer: { name: nameOf(profile), email: profile.email }, paidUntil }
}

interface Visit {
  customer: Customer
  /** What became of a payment that was kept and is refused. */
  notice?: string
}

/** Confirms first what was paid and not answered for; nobody is sold a second one meanwhile. Rule PR9. */
export const fetchCustomer = async (): Promise<Outcome<Visit>> => {
  if (!isLoggedIn()) return { ok: true, value: { customer: { is: 'visitor' } } }
  const redeemed = await redeemKeptPayment()
  if (redeemed?.ok) return { ok: true, value: { customer: { is: 'confirmed', sentence: redeemed.value } } }
  if (redeemed && isPaymentKept())
    return { ok: true, value: { customer: { is: 'unconfirmed', sentence: redeemed.sentence } } }
  if (redeemed?.code === NOT_CONFIRMED)
    return { ok: true, value: { customer: { is: 'refused', sentence: redeemed.sentence } } }
  const profile = await refreshAccount()
  if (!profile.ok && profile.status !== 401) return profile
  const customer = profile.ok ? await renewing(profile.value, customerOf(profile.value)) : ({ is: 'visitor' } as const)
  return { ok: true, value: { customer, ...(redeemed && { notice: redeemed.sentence }) } }
}
