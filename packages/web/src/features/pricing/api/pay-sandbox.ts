import { paySandbox } from '@quokka/contract/http'
import { call } from '../../../lib/calls/call.ts'
import type { CheckoutEnd } from '../checkout/checkout-end.ts'
import { failureText } from '../checkout/failure-text.ts'
import type { Checkout } from './begin-checkout.ts'

/** Lets the embedded provider end a checkout one way or the other. */
export const endSandbox = async (checkout: Checkout, outcome: 'paid' | 'failed'): Promise<CheckoutEnd> => {
  const about = 'orderId' in checkout ? { orderId: checkout.orderId } : { subscriptionId: checkout.subscriptionId }
  const answer = await call(paySandbox, { ...about, outcome })
  if (!answer.ok) return { is: 'failed', sentence: answer.sentence }
  if (answer.value.outcome === 'failed') return { is: 'failed', sentence: failureText(answer.value.error.description) }
  const { outcome: _, ...payment } = answer.value
  return { is: 'paid', payment }
}
