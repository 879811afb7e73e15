import type { PremiumPlan } from '@quokka/core/billing'
import { PREMIUM_PLANS } from '@quokka/core/billing'
import { sql } from 'kysely'
import type { Database, Payments } from '../ports.ts'
import type { Account } from './accounts.ts'
import { storedLanguage } from './accounts.ts'
import type { NewJob } from './jobs.ts'
import { addJob } from './jobs.ts'
import { knownText } from './known-text.ts'
import type { StoredPayment } from './purchases.ts'
import { paymentOf, selectPayments, settle } from './purchases.ts'

/** A letter that is still to be written about a payment. */
export interface OwedLetter {
  to: Pick<Account, 'email' | 'language'>
  payment: StoredPayment
  /** Of the account, as it is now. */
  paidUntilMs: number | undefined
}

/** Somebody whose paid time ends soon and does not go on by itself. */
export interface SoonEnding extends Pick<Account, 'email' | 'language'> {
  userId: string
  plan: PremiumPlan
  paidUntilMs: number
}

/** What is left to be done after payments, found by what is stored: a crash in between leaves nothing undone. */
export interface BillingDuties {
  /** Ends Premium whose paid time is over, and its grace; answers of how many accounts. */
  endPaid(nowMs: number): Promise<number>
  /** Payments that are still to be given back. */
  listRefunding(): Promise<string[]>
  markRefunded(paymentId: string): Promise<void>
  /** Subscriptions that give nothing any more, or whose account is deleted, and for which something may still be taken. */
  listUnwanted(): Promise<string[]>
  markOver(purchaseId: string): Promise<void>
  listOwedLetters(): Promise<OwedLetter[]>
  /** Marks the letter about a payment as written and stores it to be sent; false when somebody else has, or did. */
  writeLetter(paymentId: string, letter: NewJob, nowMs: number): Promise<boolean>
  /** Those who have not been told yet. */
  listSoonEnding(untilMs: number): Promise<SoonEnding[]>
  /** Marks somebody as told and stores the letter to be sent; false when somebody else has, or did. */
  tell(soon: SoonEnding, letter: NewJob): Promise<boolean>
  /** Forgets purchases that nobody paid, what the provider told before the one moment, and payments from before the other. */
  removeOld(unpaidBeforeMs: number, paidBeforeMs: number): Promise<void>
}

/** So many at a time: the rest waits for the next turn. */
const AT_ONCE = 200

export const createBillingDuties = (
  { kysely, canWrite }: Pick<Database, 'kysely' | 'canWrite'>,
  provider: Payments['name'],
): BillingDuties => ({
  async endPaid(nowMs) {
    const due = await kysely
      .selectFrom('account')
      .select('user_id')
      .where('user_type', '=', 'PREMIUM')
      .where('paid_until', '<=', new Date(nowMs))
      .execute()
    let ended = 0
    for (const { user_id } of due)
      await kysely.transaction().execute(async (transaction) => {
        const account = await transaction
          .selectFrom('account')
          .select(['user_id', 'user_type', 'paid_until'])
          .where('user_id', '=', user_id)
          .forUpdate()
          .executeTakeFirst()
        if (account !== undefined && !(await settle(transaction, account, nowMs))) ended += 1
      })
    return ended
  },
  async listRefunding() {
    const rows = await selectPayments(kysely)
      .where('payment.state', '=', 'refunding')
      .where('purchase.provider', '=', provider)
      .limit(AT_ONCE)
      .execute()
    return rows.map(({ payment_id }) => payment_id)
  },
  async markRefunded(paymentId) {
    await kysely.updateTable('payment').set({ state: 'refunded' }).where('payment_id', '=', paymentId).execute()
  },
  async listUnwanted() {
    const rows = await kysely
      .selectFrom('purchase')
      .select('purchase_id')
      .where('kind', '=', 'subscription')
      .where('provider', '=', provider)
      .where('is_over', '=', false)
      .where((is) => is.or([is('is_unwanted', '=', true), is('user_id', 'is', null)]))
      .limit(AT_ONCE)
      .execute()
    return rows.map(({ purchase_id }) => purchase_id)
  },
  async markOver(purchaseId) {
    await kysely.updateTable('purchase').set({ is_over: true }).where('purchase_id', '=', purchaseId).execute()
  },
  async listOwedLetters() {
    const rows = await selectPayments(kysely)
      .innerJoin('account', 'account.user_id', 'payment.user_id')
      .select(['account.email', 'account.language', 'account.paid_until'])
      .where('payment.mailed_at', 'is', null)
      .limit(AT_ONCE)
      .execute()
    return rows.map((row) => ({
      to: { email: row.email, language: storedLanguage(row.language) },
      payment: paymentOf(row),
      paidUntilMs: row.paid_until?.getTime(),
    }))
  },
  writeLetter: (paymentId, letter, nowMs) =>
    kysely.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('payment')
        .set({ mailed_at: new Date(nowMs) })
        .where('payment_id', '=', paymentId)
        .where('mailed_at', 'is', null)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return false
      await addJob({ kysely: transaction, canWrite }, letter)
      return true
    }),
  async listSoonEnding(untilMs) {
    const { rows } = await sql<{
      user_id: string
      email: string
      language: string | null
      paid_until: Date
      plan: string
    }>`
      select account.user_id, account.email, account.language, account.paid_until, latest.plan
      from account
      cross join lateral (
        select payment.plan, purchase.kind
        from payment join purchase using (purchase_id)
        where payment.user_id = account.user_id and payment.state = 'paid'
        order by payment.paid_at desc
        limit 1
      ) latest
      where account.user_type = 'PREMIUM' and account.paid_until <= ${new Date(untilMs)}
        and account.told_of_end is distinct from account.paid_until
        and latest.kind = 'order' and latest.plan = 'Premium_Yearly'
      limit ${AT_ONCE}`.execute(kysely)
    return rows.map(({ user_id, email, language, paid_until, plan }) => ({
      userId: user_id,
      email,
      language: storedLanguage(language),
      plan: knownText('payment.plan', PREMIUM_PLANS, plan),
      paidUntilMs: paid_until.getTime(),
    }))
  },
  tell: ({ userId, paidUntilMs }, letter) =>
    kysely.transaction().execute(async (transaction) => {
      const end = new Date(paidUntilMs)
      const { numUpdatedRows } = await transaction
        .updateTable('account')
        .set({ told_of_end: end })
        .where('user_id', '=', userId)
        .where('paid_until', '=', end)
        .where((is) => is.or([is('told_of_end', 'is', null), is('told_of_end', '<>', end)]))
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return false
      await addJob({ kysely: transaction, canWrite }, letter)
      return true
    }),
  async removeOld(unpaidBeforeMs, paidBeforeMs) {
    const before = new Date(unpaidBeforeMs)
    await kysely.deleteFrom('payment').where('paid_at', '<', new Date(paidBeforeMs)).execute()
    await kysely
      .deleteFrom('purchase')
      .where('created_at', '<', before)
      .where((is) =>
        is.not(
          is.exists(
            is.selectFrom('payment').select('payment_id').whereRef('payment.purchase_id', '=', 'purchase.purchase_id'),
          ),
        ),
      )
      .execute()
    await kysely.deleteFrom('payment_event').where('received_at', '<', before).execute()
    await kysely
      .deleteFrom('sandbox_purchase')
      .where('created_at', '<', before)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('purchase')
              .select('purchase.purchase_id')
              .whereRef('purchase.purchase_id', '=', 'sandbox_purchase.purchase_id'),
          ),
        ),
      )
      .execute()
  },
})
