import type { PremiumPlan } from '@quokka/core/billing'
import type { Result } from '@quokka/core/lib'
import { ok, refuse } from '@quokka/core/lib'
import * as z from 'zod'
import type { Payments, PaymentTrouble, ProviderPayment } from '../../ports.ts'
import { isSignatureOf, signedText } from './signatures.ts'

export const RAZORPAY_ORIGIN = 'https://api.razorpay.com'

/** Somebody waits for the answer. */
const LONGEST_MS = 8_000
/** Until it is cancelled: the provider wants a number. Ten years. */
const MOST_RENEWALS = 120

export interface RazorpaySettings {
  origin: string
  keyId: string
  keySecret: string
  webhookSecret: string
  /** The provider's own ids of plans that can be subscribed to. */
  planIds: ReadonlyMap<PremiumPlan, string>
  /** Gets the reason of each call that failed, without anything of a person or a secret in it. */
  onFailure(why: string): void
  longestMs?: number
}

const Created = z.object({ id: z.string().min(1).max(100) })
const Refused = z.object({ error: z.object({ description: z.string().max(1_000) }) })

const STATUSES: ReadonlyMap<string, ProviderPayment['status']> = new Map([
  ['created', 'pending'],
  ['authorized', 'pending'],
  ['captured', 'captured'],
  ['refunded', 'refunded'],
  ['failed', 'failed'],
])
const Payment = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum([...STATUSES.keys()]),
  order_id: z.string().nullish(),
  amount_refunded: z.int().nullish(),
  error_description: z.string().nullish(),
  created_at: z.int(),
})

/** Nothing more is taken for a subscription in one of these. */
const OVER = ['halted', 'cancelled', 'completed', 'expired']
const Subscription = z.object({ status: z.string(), start_at: z.int().nullish() })

interface Sent {
  body?: object
  /** What the provider does once, however often it is asked with this key. */
  onceKey?: string
}

const msOf = (seconds: number): number => seconds * 1_000

const paymentOf = (read: z.output<typeof Payment>): ProviderPayment => ({
  paymentId: read.id,
  orderId: read.order_id ?? undefined,
  amount: read.amount,
  currency: read.currency,
  // What was given back in part still counts: whoever gave it back decided so.
  status: (read.amount_refunded ?? 0) >= read.amount ? 'refunded' : (STATUSES.get(read.status) ?? 'pending'),
  failure: read.error_description ?? undefined,
  paidAtMs: msOf(read.created_at),
})

/** Razorpay, by its published calls. Decision 0055. */
export const razorpayPayments = ({
  origin,
  keyId,
  keySecret,
  webhookSecret,
  planIds,
  onFailure,
  longestMs = LONGEST_MS,
}: RazorpaySettings): Payments => {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`

  /** What was answered, whatever it is; undefined when nothing was, or no JSON. */
  const send = async (method: 'GET' | 'POST', path: string, { body, onceKey }: Sent) => {
    try {
      const reply = await fetch(`${origin}/v1/${path}`, {
        method,
        headers: {
          authorization,
          ...(body && { 'content-type': 'application/json' }),
          ...(onceKey !== undefined && { 'x-refund-idempotency': onceKey }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(longestMs),
      })
      const content: unknown = await reply.json()
      if (reply.status < 500) return { isOk: reply.ok, content }
      onFailure(`${method} ${path.split('/', 1)[0]}: answered ${reply.status}`)
    } catch (error) {
      onFailure(`${method} ${path.split('/', 1)[0]}: ${error instanceof Error ? error.name : 'failed'}`)
    }
    return undefined
  }

  /** `isRepeatable`: repeating is safe, so that a lost connection is retried. */
  const call = async <Shape extends z.ZodType>(
    method: 'GET' | 'POST',
    path: string,
    shape: Shape,
    { isRepeatable, ...sent }: Sent & { isRepeatable: boolean },
  ): Promise<Result<z.output<Shape>, PaymentTrouble>> => {
    const answered = (await send(method, path, sent)) ?? (isRepeatable ? await send(method, path, sent) : undefined)
    if (answered?.isOk === true) {
      const read = shape.safeParse(answered.content)
      if (read.success) return ok(read.data)
      onFailure(`${method} ${path.split('/', 1)[0]}: an answer of another shape`)
      return refuse({ description: undefined })
    }
    const refused = Refused.safeParse(answered?.content)
    return refuse({ description: refused.success ? refused.data.error.description : undefined })
  }

  const at = (kind: string, id: string, action = ''): string => `${kind}/${encodeURIComponent(id)}${action}`
  const nothing = <Value>(answered: Result<Value, PaymentTrouble>): Result<null, PaymentTrouble> =>
    answered.ok ? ok(null) : answered
  const idOf = (answered: Result<{ id: string }, PaymentTrouble>): Result<string, PaymentTrouble> =>
    answered.ok ? ok(answered.value.id) : answered

  return {
    name: 'razorpay',
    keyId,
    createOrder: async ({ plan, amount, currency, receiptId }) => {
      const body = { amount, currency, receipt: receiptId, notes: { plan } }
      return idOf(await call('POST', 'orders', Created, { body, isRepeatable: false }))
    },
    createSubscription: async ({ plan, receiptId }, untilMs) => {
      const body = {
        plan_id: planIds.get(plan),
        total_count: MOST_RENEWALS,
        customer_notify: 1,
        expire_by: Math.floor(untilMs / 1_000),
        notes: { plan, receipt: receiptId },
      }
      return idOf(await call('POST', 'subscriptions', Created, { body, isRepeatable: false }))
    },
    async findPayment(paymentId) {
      const read = await call('GET', at('payments', paymentId), Payment, { isRepeatable: true })
      return read.ok ? ok(paymentOf(read.value)) : read
    },
    async findSubscription(subscriptionId) {
      const read = await call('GET', at('subscriptions', subscriptionId), Subscription, { isRepeatable: true })
      if (!read.ok) return read
      const { status, start_at } = read.value
      return ok({
        startedAtMs: typeof start_at === 'number' ? msOf(start_at) : undefined,
        isOver: OVER.includes(status),
      })
    },
    cancelSubscription: async (subscriptionId, when) => {
      const body = { cancel_at_cycle_end: when === 'atPeriodEnd' ? 1 : 0 }
      return nothing(
        await call('POST', at('subscriptions', subscriptionId, '/cancel'), Created, { body, isRepeatable: true }),
      )
    },
    refund: async (paymentId) =>
      nothing(
        // Not repeated at once: what became of the first is asked before the next time.
        await call('POST', at('payments', paymentId, '/refund'), Created, {
          body: {},
          onceKey: `whole-${paymentId}`,
          isRepeatable: false,
        }),
      ),
    isSigned: ({ kind, purchaseId }, paymentId, signature) =>
      isSignatureOf(signedText(kind, purchaseId, paymentId), keySecret, signature),
    isSignedNews: (body, signature) => isSignatureOf(body, webhookSecret, signature),
  }
}
