import { createHmac } from 'node:crypto'
import type { PremiumPlan } from '@quokka/core/billing'
import { RAZORPAY_ORIGIN, razorpayPayments } from '../adapters/payments/razorpay.ts'
import { sandboxPayments } from '../adapters/payments/sandbox.ts'
import type { BillingPorts } from '../features/billing/billing-ports.ts'
import type { DutyCounts, DutyPorts } from '../features/billing/duties.ts'
import { BILLING_ROUND, createDuties } from '../features/billing/duties.ts'
import type { BillingKeeping } from '../features/billing/keeping.ts'
import { createBillingKeeping } from '../features/billing/keeping.ts'
import { billingRoutes } from '../features/billing/routes.ts'
import { paymentWebhook } from '../features/billing/webhook.ts'
import type { Route } from '../http/endpoints/mount-endpoint.ts'
import type { WebhookRoute } from '../http/endpoints/mount-webhook.ts'
import type { Checkout } from '../http/replies/security-headers.ts'
import type { JobHandler } from '../jobs/worker.ts'
import type { Payments } from '../ports.ts'
import type { SharedPorts } from './server-ports.ts'
import type { Stores } from './stores.ts'

/** Plans and payments: who takes them, their calls, and what is left to be done after them. */
export interface ComposedBilling {
  routes: Route[]
  keeping: BillingKeeping
  /** Where a page pays; undefined where none does. */
  checkout: Checkout | undefined
  /** Undefined where no provider calls. */
  webhook: WebhookRoute | undefined
  /** Who takes payments, for the start's banner. */
  sentence: string
  /** A round, at once. */
  doDuties(): Promise<DutyCounts>
  /** By kinds of jobs. */
  jobHandlers: [string, JobHandler][]
}

/** Where the checkout of a provider comes from; one origin may stand in for all of them. */
const checkoutOf = (standIn: string | undefined): Checkout => {
  const scriptOrigin = standIn ?? 'https://checkout.razorpay.com'
  return {
    script: `${scriptOrigin}/v1/checkout.js`,
    scriptOrigin,
    frameOrigins: standIn === undefined ? [RAZORPAY_ORIGIN, scriptOrigin] : [standIn],
    connectOrigins: [standIn ?? 'https://lumberjack.razorpay.com'],
  }
}

/** Razorpay where its keys are set; `readConfig` lets all of them through, or none. */
const openRazorpay = ({ config, log }: SharedPorts): Payments | undefined => {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = config
  const { RAZORPAY_WEBHOOK_SECRET: webhookSecret, RAZORPAY_PLAN_MONTHLY: monthly } = config
  if (!keyId || !keySecret || !webhookSecret || !monthly) return undefined
  const planIds = new Map<PremiumPlan, string>([['Premium_Monthly', monthly]])
  const onFailure = (why: string) => log.warn({ why }, 'the payment provider failed')
  return razorpayPayments({
    origin: config.RAZORPAY_ORIGIN ?? RAZORPAY_ORIGIN,
    ...{ keyId, keySecret, webhookSecret, planIds, onFailure },
  })
}

export const composeBilling = (
  ports: SharedPorts & { secret: string } & Pick<DutyPorts, 'raiseSeats'>,
  stores: Pick<Stores, 'billingDutiesOf' | 'purchasesOf' | 'sandboxPurchases'>,
): ComposedBilling => {
  const { config } = ports
  const sandbox = sandboxPayments({
    ...ports,
    purchases: stores.sandboxPurchases,
    secret: createHmac('sha256', ports.secret).update('payments of the sandbox').digest('hex'),
  })
  const razorpay = openRazorpay(ports)
  const payments = razorpay ?? sandbox
  const seller = { brandName: config.BRAND_NAME, origin: config.PUBLIC_ORIGIN[0], supportEmail: config.SUPPORT_EMAIL }
  const stored = stores.billingDutiesOf(payments.name)
  const duties = createDuties({ ...ports, payments, seller, duties: stored })
  const shared: BillingPorts = {
    ...ports,
    payments,
    sandbox: razorpay === undefined ? sandbox : undefined,
    purchases: stores.purchasesOf(payments.name),
    duties,
    seller,
  }
  return {
    routes: billingRoutes(shared),
    keeping: createBillingKeeping({ ...shared, removeOld: stored.removeOld }),
    checkout: razorpay && checkoutOf(config.RAZORPAY_ORIGIN),
    webhook: razorpay && paymentWebhook(shared),
    sentence:
      razorpay === undefined
        ? 'Payments are a sandbox: nobody is charged, and whoever presses Pay has Premium (RAZORPAY_KEY_ID).'
        : 'Payments are taken by Razorpay.',
    doDuties: duties.do,
    jobHandlers: [[BILLING_ROUND, duties.round]],
  }
}
