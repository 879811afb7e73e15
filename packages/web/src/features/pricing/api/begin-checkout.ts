import { createOrder, createSubscription } from '@quokka/contract/http'
import type { PremiumPlan } from '@quokka/core/prices'
import type * as z from 'zod/mini'
import { call } from '../../../lib/calls/call.ts'

/** What a checkout is opened with: an order, or a subscription. */
export type Checkout = z.infer<typeof createOrder.answer> | z.infer<typeof createSubscription.answer>

/** A year is one payment; months go on. */
export const beginCheckout = (plan: PremiumPlan) =>
  plan === 'Premium_Yearly' ? call(createOrder, { plan }) : call(createSubscription, { plan })
