import type { JobHandler, JobWorker } from '../../jobs/worker.ts'
import { letterJob } from '../../mailing/letter-job.ts'
import { readerOf } from '../../mailing/reader.ts'
import type { Clock, Payments } from '../../ports.ts'
import type { BillingDuties } from '../../stores/billing-duties.ts'
import type { NewJob } from '../../stores/jobs.ts'
import { endingMail, receiptMail, refundMail } from './mails.ts'
import type { Seller } from './seller.ts'

const WEEK_MS = 7 * 24 * 3_600_000
const EVERY_MS = 5 * 60_000

export interface DutyPorts {
  payments: Payments
  duties: BillingDuties
  jobs: Pick<JobWorker, 'add' | 'wake'>
  seller: Seller
  clock: Clock
  /** The open rooms of an account get the seats of its plan. Rule RM48. */
  raiseSeats(userId: string): Promise<void>
}

/** What was done in one round. */
export interface DutyCounts {
  /** Accounts whose paid time was over. */
  ended: number
  refunded: number
  /** Subscriptions that were ended at the provider. */
  cancelled: number
  /** That are to be sent, once each. */
  letters: number
}

/** The job of the rounds: one for all servers, so that no two rounds ask the provider for the same. */
export const BILLING_ROUND = 'billing round'
export const billingRound = (nowMs: number): NewJob & { key: string } => ({
  lane: 'billing',
  kind: BILLING_ROUND,
  key: BILLING_ROUND,
  body: null,
  dueMs: nowMs,
})

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

/** Leaves each letter to be sent, in the transaction that marks it as written; before that the seats follow. Rules BI13, RM48. */
const writeAll = async ({ duties, jobs, seller, clock, raiseSeats }: DutyPorts): Promise<number> => {
  const nowMs = clock.nowMs()
  let written = 0
  for (const { to, payment, paidUntilMs } of await duties.listOwedLetters()) {
    if (payment.state === 'paid' && payment.userId !== null) await raiseSeats(payment.userId)
    const write = payment.state === 'paid' ? receiptMail : refundMail
    const letter = letterJob(write(readerOf(to), seller, { ...payment, paidUntilMs }), nowMs, { isOnce: true })
    if (await duties.writeLetter(payment.paymentId, letter, nowMs)) written += 1
  }
  for (const soon of await duties.listSoonEnding(nowMs + WEEK_MS)) {
    const letter = letterJob(endingMail(readerOf(soon), seller, soon), nowMs, { isOnce: true })
    if (await duties.tell(soon, letter)) written += 1
  }
  if (written > 0) jobs.wake('mail')
  return written
}

/** Whatever payments leave to be done: after each of them, at the start and every few minutes. Rules BI12 to BI15. */
export interface Duties {
  /** Stores that a round is wanted, also when one is under way. */
  doSoon(): Promise<unknown>
  do(): Promise<DutyCounts>
  round: JobHandler
}

export const createDuties = (ports: DutyPorts): Duties => {
  const doAll = async (): Promise<DutyCounts> => ({
    ended: await ports.duties.endPaid(ports.clock.nowMs()),
    refunded: await refundAll(ports),
    cancelled: await cancelAll(ports),
    letters: await writeAll(ports),
  })
  return {
    do: doAll,
    doSoon: () => ports.jobs.add(billingRound(ports.clock.nowMs())),
    async round() {
      await doAll()
      return { again: { dueMs: ports.clock.nowMs() + EVERY_MS } }
    },
  }
}
