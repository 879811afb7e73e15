import { confirmPayment } from '@quokka/contract/http'
import type { PremiumPlan } from '@quokka/core/prices'
import * as z from 'zod/mini'
import { paths } from '../../../lib/navigation/paths.ts'
import { brandName } from '../../../lib/page/brand.ts'
import { pageSetting } from '../../../lib/page/page-setting.ts'
import { t } from '../../../messages/studio.ts'
import type { Checkout } from '../api/begin-checkout.ts'
import type { Payer } from '../api/customer.ts'
import { plansWith } from '../chosen-before.ts'
import type { CheckoutEnd } from './checkout-end.ts'
import { failureText } from './failure-text.ts'
import { productName } from './product-name.ts'

/** The provider's buttons are in our violet. */
const COLOUR = '#5a3fd1'

/** As much of the provider's published checkout as is used. */
interface RazorpayCheckout {
  open(): void
  close(): void
  on(event: 'payment.failed', told: (failure: unknown) => void): void
}

declare global {
  interface Window {
    Razorpay?: new (options: Record<string, unknown>) => RazorpayCheckout
  }
}

/** It may hand over more than that. */
const Paid = z.object(confirmPayment.body.shape)
const Failure = z.object({ error: z.object({ description: z.string().check(z.minLength(1)) }) })

/** The address of the provider's script: the server tells it to the one page that may load it. */
const scriptAddress = (): string => pageSetting('checkout-script', document)

/** Loads the provider's script; without it `Razorpay` stays missing. */
const loadScript = (address: string): Promise<void> =>
  new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = address
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      resolve()
    })
    document.head.append(script)
  })

/** A load of its own, with another policy than the page that is shown. */
const loadPlansWith = (plan: PremiumPlan): void => location.replace(plansWith(plan))

/** Whether the document itself is the page of the plans, whatever screens were shown in it: requested again it would be no other. */
const isPlansDocument = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded === undefined || new URL(loaded.name).pathname === paths.pricing
}

interface Around {
  /** Reloads the page of the plans, with this plan chosen. */
  reload: (plan: PremiumPlan) => void
  isPlansDocument: () => boolean
}

/**
 * The provider's own checkout, over the page. A failure ends it: whoever goes on chooses again. A page that began with another
 * screen may not load the script and is requested again, once. Rule PR10.
 */
export const openRazorpay = async (
  checkout: Checkout,
  { name, email }: Payer,
  around: Around = { reload: loadPlansWith, isPlansDocument },
): Promise<CheckoutEnd> => {
  const address = scriptAddress()
  if (address === '' && !around.isPlansDocument()) {
    around.reload(checkout.plan)
    return new Promise(() => {})
  }
  if (address !== '' && !window.Razorpay) await loadScript(address)
  const { Razorpay } = window
  if (!Razorpay) return { is: 'failed', sentence: t('pricing:checkout.notLoaded') }
  return new Promise((resolve) => {
    const opened = new Razorpay({
      key: checkout.keyId,
      amount: checkout.amount,
      currency: checkout.currency,
      name: brandName(),
      description: productName(checkout.plan),
      ...('orderId' in checkout ? { order_id: checkout.orderId } : { subscription_id: checkout.subscriptionId }),
      prefill: { name, email },
      theme: { color: COLOUR },
      retry: { enabled: false },
      handler: (told: unknown) => {
        const payment = Paid.safeParse(told)
        resolve(payment.success ? { is: 'paid', payment: payment.data } : failedFor(told))
      },
      modal: { ondismiss: () => resolve({ is: 'dismissed' }) },
    })
    opened.on('payment.failed', (failure) => {
      resolve(failedFor(failure))
      opened.close()
    })
    opened.open()
  })
}

const failedFor = (told: unknown): CheckoutEnd => {
  const failure = Failure.safeParse(told)
  return { is: 'failed', sentence: failureText(failure.data?.error.description) }
}
