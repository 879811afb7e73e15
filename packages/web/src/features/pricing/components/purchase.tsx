import type { PremiumPlan } from '@quokka/core/prices'
import type { ComponentType } from 'react'
import { useState } from 'react'
import type { Checkout } from '../api/begin-checkout.ts'
import type { Customer, Payer } from '../api/customer.ts'
import type { CheckoutProps } from '../checkout/checkout-end.ts'
import { RazorpayCheckout } from '../checkout/razorpay-checkout.tsx'
import { SandboxCheckout } from '../checkout/sandbox-checkout.tsx'
import { usePurchase } from '../use-purchase.ts'
import { PlanChooser } from './plan-chooser.tsx'

const CHECKOUTS: Record<Checkout['provider'], ComponentType<CheckoutProps>> = {
  razorpay: RazorpayCheckout,
  sandbox: SandboxCheckout,
}

interface PurchaseProps {
  initial: PremiumPlan
  payer: Payer
  /** Until when there is Premium already. */
  paidUntil: string | undefined
  onClose: () => void
  onPaid: (customer: Customer) => void
}

/** The choice of a plan, and the checkout of whichever provider the server has. */
export const Purchase = ({ initial, payer, paidUntil, onClose, onPaid }: PurchaseProps) => {
  const [plan, setPlan] = useState(initial)
  const { step, order, end } = usePurchase(onPaid)
  const checkout = step.is === 'paying' ? step.checkout : undefined
  const OwnCheckout = checkout && CHECKOUTS[checkout.provider]
  return (
    <>
      <PlanChooser
        // Nothing of the page can be reached while a dialog is open, the provider's checkout neither.
        open={checkout?.provider !== 'razorpay'}
        plan={plan}
        paidUntil={paidUntil}
        step={step.is}
        onChange={setPlan}
        onOrder={() => void order(plan)}
        onClose={onClose}
      />
      {OwnCheckout && <OwnCheckout checkout={checkout} payer={payer} onEnd={(came) => void end(came)} />}
    </>
  )
}
