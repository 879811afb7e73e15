import type { PremiumPlan } from '@quokka/core/billing'
import type { Browser, TestAccounts } from './test-accounts.ts'

export const CONFIRMED = 'Payment Confirmed, redirecting to Home Page'

/** What a checkout hands over. */
export interface PaidCheckout {
  razorpay_payment_id: string
  razorpay_order_id?: string
  razorpay_subscription_id?: string
  razorpay_signature: string
}

interface Begun {
  receiptId: string
  amount: number
  plan: PremiumPlan
}

/** Members who buy Premium in the sandbox of a test's server. */
export const buyerAt = (at: Pick<TestAccounts, 'settled'>) => {
  const ask = async (buyer: Browser, path: string, body: object) => {
    const reply = await buyer.post(path, body)
    if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${reply.body}`)
    return reply.json()
  }
  const order = (buyer: Browser, plan: PremiumPlan = 'Premium_Yearly'): Promise<Begun & { orderId: string }> =>
    ask(buyer, 'createorder', { plan })
  const subscription = (buyer: Browser): Promise<Begun & { subscriptionId: string }> =>
    ask(buyer, 'createsubscription', { plan: 'Premium_Monthly' })
  const pay = async (
    buyer: Browser,
    purchase: { orderId: string } | { subscriptionId: string },
  ): Promise<PaidCheckout> => {
    const { outcome: _, ...paid } = await ask(buyer, 'sandboxpay', { ...purchase, outcome: 'paid' })
    return paid
  }
  const confirm = async (buyer: Browser, paid: PaidCheckout): Promise<PaidCheckout> => {
    const reply = await buyer.post('confirmpayment', paid)
    if (reply.body !== CONFIRMED) throw new Error(`${reply.statusCode} ${reply.body}`)
    await at.settled()
    return paid
  }
  return {
    order,
    subscription,
    pay,
    confirm,
    /** Buys a year; answers what the checkout handed over. */
    async premium(buyer: Browser): Promise<PaidCheckout> {
      const { orderId } = await order(buyer)
      return confirm(buyer, await pay(buyer, { orderId }))
    },
    /** Subscribes; answers what the checkout handed over. */
    async subscribed(buyer: Browser): Promise<PaidCheckout> {
      const { subscriptionId } = await subscription(buyer)
      return confirm(buyer, await pay(buyer, { subscriptionId }))
    },
    userTypeOf: async (buyer: Browser): Promise<string> => (await buyer.get('getprofile')).json().userType,
  }
}
