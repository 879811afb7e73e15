import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'

/** An order as the provider answers it. */
interface Order {
  id: string
  entity: 'order'
  amount: number
  currency: string
  receipt: string
  status: 'created' | 'paid'
  notes: object
  created_at: number
}

interface Payment {
  id: string
  entity: 'payment'
  amount: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  order_id: string | null
  amount_refunded: number
  error_description: string | null
  created_at: number
}

interface Subscription {
  id: string
  entity: 'subscription'
  plan_id: string
  status: 'created' | 'active' | 'halted' | 'cancelled' | 'completed'
  total_count: number
  expire_by: number
  start_at: number | null
  created_at: number
}

/** What the provider sends by itself, with the headers that prove it. */
export interface WebhookCall {
  body: string
  headers: Record<string, string>
}

/** How the next answers fail. `cutAfter`: what was asked is done, and the line breaks before the answer. */
export type Trouble = 'cutBefore' | 'cutAfter' | 'nonsense' | 'broken'

/** A stand-in for Razorpay on this machine, of its published calls, shapes and signatures. */
export interface RazorpayStandIn {
  origin: string
  /** The settings with which a server uses it. */
  settings: Record<string, string>
  orders: Map<string, Order>
  payments: Map<string, Payment>
  subscriptions: Map<string, Subscription>
  /** Each call as `POST orders`, in the order in which they came. */
  calls: string[]
  /** Met by the next calls, one each. */
  troubles: Trouble[]
  /** How long every answer takes. */
  slowMs: number
  /** The keys with which payments were given back, by payment: one each time money went. */
  refunds: Map<string, string[]>
  /** A call, the next one or one behind so many others of the same, gets no answer, and is done or not; resolves when it is there. */
  holdAt(call: string, how: { isDone: boolean; behind: number }): Promise<void>
  /** Seconds since 1970, as the provider counts them. */
  nowS(): number
  /** Pays as the checkout would: what it hands to the page. */
  pay(
    purchaseId: string,
    changes?: Partial<Payment>,
  ): { razorpay_payment_id: string; razorpay_signature: string } & (
    | { razorpay_order_id: string }
    | { razorpay_subscription_id: string }
  )
  /** The signature of the checkout. */
  signature(purchaseId: string, paymentId: string): string
  /** An event about a payment, a purchase or both, signed. */
  event(event: string, about: { paymentId?: string; purchaseId?: string }, id?: string): WebhookCall
  close(): Promise<void>
}

const KEY_ID = 'rzp_test_quokka'
const KEY_SECRET = 'the secret of the key'
const WEBHOOK_SECRET = 'the secret of the webhook'
const PLAN_MONTHLY = 'plan_monthly'
const MONTHLY_PAISE = 99_900

const newId = (prefix: string): string => `${prefix}_${randomBytes(7).toString('hex')}`
const hmac = (content: string, secret: string): string => createHmac('sha256', secret).update(content).digest('hex')

const refused = (description: string) => ({ error: { code: 'BAD_REQUEST_ERROR', description } })

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const read: unknown = text === '' ? {} : JSON.parse(text)
  return typeof read === 'object' && read !== null ? { ...read } : {}
}

export const startRazorpay = async ({
  nowMs = () => Date.now(),
}: {
  nowMs?: () => number
} = {}): Promise<RazorpayStandIn> => {
  const nowS = () => Math.floor(nowMs() / 1_000)
  const [orders, payments, subscriptions] = [
    new Map<string, Order>(),
    new Map<string, Payment>(),
    new Map<string, Subscription>(),
  ]

  const createOrder = ({ amount, currency, receipt, notes }: Record<string, unknown>) => {
    if (typeof amount !== 'number' || amount < 100) return refused('The amount must be at least INR 1.00')
    if (typeof receipt !== 'string' || receipt.length > 40) return refused('The receipt must be at most 40 characters')
    const order: Order = {
      id: newId('order'),
      entity: 'order',
      status: 'created',
      created_at: nowS(),
      ...{ amount, currency: String(currency), receipt, notes: Object(notes) },
    }
    orders.set(order.id, order)
    return order
  }
  const createSubscription = ({ plan_id, total_count, expire_by }: Record<string, unknown>) => {
    if (plan_id !== PLAN_MONTHLY) return refused('The id provided does not exist')
    const subscription: Subscription = {
      id: newId('sub'),
      entity: 'subscription',
      plan_id,
      status: 'created',
      total_count: Number(total_count),
      expire_by: Number(expire_by),
      start_at: null,
      created_at: nowS(),
    }
    subscriptions.set(subscription.id, subscription)
    return subscription
  }
  const cancel = (subscription: Subscription, atCycleEnd: unknown) => {
    if (subscription.status === 'cancelled') return refused('Subscription is not cancellable in cancelled status.')
    if (atCycleEnd !== 1) subscription.status = 'cancelled'
    return subscription
  }
  const refunds = new Map<string, string[]>()
  const refund = (payment: Payment, key: string) => {
    const given = refunds.get(payment.id) ?? []
    if (key !== '' && given.includes(key)) return { id: `rfnd_${key}`, entity: 'refund', payment_id: payment.id }
    if (payment.status !== 'captured') return refused('The payment has been fully refunded already')
    refunds.set(payment.id, [...given, key])
    payment.status = 'refunded'
    payment.amount_refunded = payment.amount
    return { id: newId('rfnd'), entity: 'refund', payment_id: payment.id, amount: payment.amount }
  }

  const answerTo = (method: string, path: string, body: Record<string, unknown>, key: string): object => {
    const [, , kind = '', id = '', action] = path.split('/')
    const [payment, subscription] = [payments.get(id), subscriptions.get(id)]
    const call = [method, kind, ...(id === '' ? [] : ['id']), ...(action === undefined ? [] : [action])].join(' ')
    if (call === 'POST orders') return createOrder(body)
    if (call === 'POST subscriptions') return createSubscription(body)
    if (call === 'GET payments id' && payment) return payment
    if (call === 'POST payments id refund' && payment) return refund(payment, key)
    if (call === 'GET subscriptions id' && subscription) return subscription
    if (call === 'POST subscriptions id cancel' && subscription) return cancel(subscription, body.cancel_at_cycle_end)
    return refused('The id provided does not exist')
  }

  const standIn: Pick<RazorpayStandIn, 'calls' | 'troubles' | 'slowMs'> = { calls: [], troubles: [], slowMs: 0 }
  let held: { call: string; isDone: boolean; behind: number; reached: () => void } | undefined

  const serve = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const { method = '', url = '' } = request
    const body = await bodyOf(request)
    const call = `${method} ${url.replace('/v1/', '')}`
    standIn.calls.push(call)
    const key = String(request.headers['x-refund-idempotency'] ?? '')
    const hold = held?.call === call ? held : undefined
    if (hold !== undefined && hold.behind > 0) hold.behind -= 1
    else if (hold !== undefined) {
      held = undefined
      if (hold.isDone) answerTo(method, url, body, key)
      return hold.reached()
    }
    const send = (status: number, content: string) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(content)
    const wanted = `Basic ${Buffer.from(`${KEY_ID}:${KEY_SECRET}`).toString('base64')}`
    if (request.headers.authorization !== wanted)
      return void send(401, JSON.stringify(refused('Authentication failed')))
    const trouble = standIn.troubles.shift()
    if (trouble === 'cutBefore') return void request.socket.destroy()
    if (trouble === 'broken') return void send(502, '<h1>Bad gateway</h1>')
    if (trouble === 'nonsense') return void send(200, '{"hello":"world"}')
    const answer = answerTo(method, url, body, key)
    if (trouble === 'cutAfter') return void request.socket.destroy()
    if (standIn.slowMs > 0) await new Promise((resolve) => setTimeout(resolve, standIn.slowMs))
    send('error' in answer ? 400 : 200, JSON.stringify(answer))
  }

  const server = createServer((request, reply) => {
    serve(request, reply).catch(() => request.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`

  const signature = (purchaseId: string, paymentId: string): string =>
    hmac(orders.has(purchaseId) ? `${purchaseId}|${paymentId}` : `${paymentId}|${purchaseId}`, KEY_SECRET)

  return Object.assign(standIn, {
    origin,
    settings: {
      RAZORPAY_KEY_ID: KEY_ID,
      RAZORPAY_KEY_SECRET: KEY_SECRET,
      RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
      RAZORPAY_PLAN_MONTHLY: PLAN_MONTHLY,
      RAZORPAY_ORIGIN: origin,
    },
    orders,
    payments,
    subscriptions,
    refunds,
    holdAt: (call: string, how: { isDone: boolean; behind: number }) =>
      new Promise<void>((resolve) => {
        held = { call, ...how, reached: resolve }
      }),
    nowS,
    signature,
    pay(purchaseId: string, changes: Partial<Payment> = {}) {
      const [order, subscription] = [orders.get(purchaseId), subscriptions.get(purchaseId)]
      const payment: Payment = {
        id: newId('pay'),
        entity: 'payment',
        amount: order?.amount ?? MONTHLY_PAISE,
        currency: 'INR',
        status: 'captured',
        // Of a subscription: an order of the provider's own.
        order_id: order?.id ?? newId('order'),
        amount_refunded: 0,
        error_description: null,
        created_at: nowS(),
        ...changes,
      }
      payments.set(payment.id, payment)
      if (order !== undefined) order.status = 'paid'
      if (subscription !== undefined) {
        subscription.status = 'active'
        subscription.start_at ??= payment.created_at
      }
      const paid = { razorpay_payment_id: payment.id, razorpay_signature: signature(purchaseId, payment.id) }
      return order === undefined
        ? { ...paid, razorpay_subscription_id: purchaseId }
        : { ...paid, razorpay_order_id: purchaseId }
    },
    event(
      event: string,
      { paymentId = '', purchaseId = '' }: { paymentId?: string; purchaseId?: string },
      id?: string,
    ) {
      const [payment, order] = [payments.get(paymentId), orders.get(purchaseId)]
      const subscription = subscriptions.get(purchaseId)
      const isRefund = event.startsWith('refund.')
      const body = JSON.stringify({
        entity: 'event',
        event,
        payload: {
          ...(payment && { payment: { entity: payment } }),
          ...(order && { order: { entity: order } }),
          ...(subscription && { subscription: { entity: subscription } }),
          ...(isRefund && { refund: { entity: { id: newId('rfnd'), payment_id: paymentId } } }),
        },
        created_at: nowS(),
      })
      return {
        body,
        headers: {
          'content-type': 'application/json',
          'x-razorpay-signature': hmac(body, WEBHOOK_SECRET),
          'x-razorpay-event-id': id ?? newId('evt'),
        },
      }
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}
