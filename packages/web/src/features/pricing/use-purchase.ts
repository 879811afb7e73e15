import type { PremiumPlan } from '@quokka/core/prices'
import { useState } from 'react'
import { isPaymentKept, NOT_CONFIRMED, redeemPayment } from '../../account/kept-payment.ts'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import type { Checkout } from './api/begin-checkout.ts'
import { beginCheckout } from './api/begin-checkout.ts'
import type { Customer } from './api/customer.ts'
import type { CheckoutEnd } from './checkout/checkout-end.ts'

/** How far a purchase is. */
export type PurchaseStep =
  | { is: 'choosing' | 'ordering' | 'confirming' }
  /** The provider's checkout is open, and the choice waits for it. */
  | { is: 'paying'; checkout: Checkout }

const CHOOSING = { is: 'choosing' } as const

/** From the choice of a plan to a payment that is confirmed; whatever fails leads back to the choice. */
export const usePurchase = (onPaid: (customer: Customer) => void) => {
  const [step, setStep] = useState<PurchaseStep>(CHOOSING)
  const toast = useToast()
  const backWith = (sentence: string) => {
    toast({ text: sentence, tone: 'bad' })
    setStep(CHOOSING)
  }

  const order = async (plan: PremiumPlan) => {
    setStep({ is: 'ordering' })
    const answer = await beginCheckout(plan)
    if (answer.ok) setStep({ is: 'paying', checkout: answer.value })
    else backWith(answer.sentence)
  }

  const end = async (end: CheckoutEnd) => {
    if (end.is === 'dismissed') return setStep(CHOOSING)
    if (end.is === 'failed') return backWith(end.sentence)
    setStep({ is: 'confirming' })
    const answer = await redeemPayment(end.payment)
    if (answer.ok) onPaid({ is: 'confirmed', sentence: answer.value })
    else if (isPaymentKept()) onPaid({ is: 'unconfirmed', sentence: answer.sentence })
    else if (answer.code === NOT_CONFIRMED) onPaid({ is: 'refused', sentence: answer.sentence })
    else backWith(answer.sentence)
  }

  return { step, order, end }
}
