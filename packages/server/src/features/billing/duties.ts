import type { Background, Clock, Mailer, Payments } from '../../ports.ts'
import type { BillingDuties } from '../../stores/billing-duties.ts'
import { endingMail, receiptMail, refundMail } from './mails.ts'
import type { Seller } from './seller.ts'

const WEEK_MS = 7 * 24 * 3_600_000

export interface DutyPorts {
  payments: Payments
  duties: BillingDuties
  mailer: Mailer
  background: Background
  seller: Seller
  clock: Clock
}

/** What was done in one round. */
export interface DutyCounts {
  /** Accounts whose paid time was over. */
  ended: number
  refunded: number
  /** Subscriptions that were ended at the provider. */
  cancelled: number
  letters: number
}

/** Gives back what does not count. Whether an earlier try came through is asked first: nothing is given back twice. */
const refundAll = async ({ payments, duties }: DutyPorts): Promise<number> => {
  let refunded = 0
  for (const paymentId of await duties.listRefunding()) {
    const payment = await payments.findPayment(paymentId)
    if (!payment.ok) continue
    if (payment.value.status === 'captured' && !(await payments.refund(paymentId)).ok) continue
    await duties.markRefunded(paymentId)
    refunded += 1
  }
  return refunded
}

/** Ends what nobody wants to pay any more. What the provider says is over is so. */
const cancelAll = async ({ payments, duties }: DutyPorts): Promise<number> => {
  let cancelled = 0
  for (const purchaseId of await duties.listUnwanted()) {
    const asked = await payments.cancelSubscription(purchaseId, 'now')
    const stands = asked.ok ? asked : await payments.findSubscription(purchaseId)
    if (!stands.ok || (stands.value !== null && !stands.value.isOver)) continue
    await duties.markOver(purchaseId)
    cancelled += 1
  }
  return cancelled
}

/** Writes each letter once; one that could not be handed over is tried again the next time. Rule BI13. */
const writeAll = async ({ duties, mailer, seller, clock }: DutyPorts): Promise<number> => {
  let written = 0
  for (const { email, payment, paidUntilMs } of await duties.listOwedLetters()) {
    if (!(await duties.takeLetter(payment.paymentId, clock.nowMs()))) continue
    const write = payment.state === 'paid' ? receiptMail : refundMail
    try {
      await mailer.send(write(email, seller, { ...payment, paidUntilMs }))
      written += 1
    } catch {
      await duties.giveBackLetter(payment.paymentId)
    }
  }
  for (const soon of await duties.listSoonEnding(clock.nowMs() + WEEK_MS)) {
    if (!(await duties.markTold(soon))) continue
    try {
      await mailer.send(endingMail(soon.email, seller, soon))
      written += 1
    } catch {
      await duties.markUntold(soon.userId)
    }
  }
  return written
}

/** Whatever payments leave to be done: after each of them, at the start and every few minutes. Rules BI12 to BI15. */
export interface Duties {
  /** Begins a round after the reply, unless one is about to begin anyway. */
  doSoon(): void
  do(): Promise<DutyCounts>
}

export const createDuties = (ports: DutyPorts): Duties => {
  let isWaiting = false
  const doAll = async (): Promise<DutyCounts> => {
    isWaiting = false
    return {
      ended: await ports.duties.endPaid(ports.clock.nowMs()),
      refunded: await refundAll(ports),
      cancelled: await cancelAll(ports),
      letters: await writeAll(ports),
    }
  }
  return {
    do: doAll,
    doSoon() {
      if (isWaiting) return
      isWaiting = true
      ports.background.later(async () => void (await doAll()))
    },
  }
}
