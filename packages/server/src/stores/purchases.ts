import type { CountedPayment, Entitlement, Purchase } from '@quokka/core/billing'
import { counts, entitlementOf, isActive, mayRenew, PREMIUM_PLANS, PURCHASE_KINDS } from '@quokka/core/billing'
import type { Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../adapters/database/tables.ts'
import type { Bill, Database, Payments, ProviderPayment, ProviderSubscription } from '../ports.ts'
import { knownText } from './known-text.ts'

/** `refunding`: counts nothing and is still to be given back. */
const PAYMENT_STATES = ['paid', 'refunding', 'refunded'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** What somebody began to buy. */
export interface StoredPurchase extends Purchase, Bill {
  /** Null when the account is deleted. */
  userId: string | null
  /** Whether the provider takes nothing more for it. */
  isOver: boolean
}

/** A payment that was taken, with what a receipt of it says. */
export interface StoredPayment extends Bill, Pick<Purchase, 'purchaseId' | 'kind'> {
  paymentId: string
  userId: string | null
  state: PaymentState
  paidAtMs: number
}

/** What somebody has bought. */
export interface Bought {
  /** Undefined when no payment counts. */
  entitlement: Entitlement | undefined
  /** Whether it goes on by itself. */
  renews: boolean
  /** Whether the subscription behind it was cancelled. */
  isCancelled: boolean
  /** The newest first. */
  payments: StoredPayment[]
}

/** What a provider says of a purchase; both are the provider's own state, asked for a moment ago. */
export interface News {
  purchaseId: string
  payment: ProviderPayment | undefined
  subscription: ProviderSubscription | undefined
  /** For the receipt of a payment that is not the purchase's first. */
  receiptId: string
}

/** What became of a payment. `another`: it is of another purchase. */
export type Recorded =
  | { outcome: 'nothing' | 'another' | 'known-event' }
  | { outcome: 'stored'; payment: StoredPayment }

/** Orders and subscriptions, their payments, and what they make of an account. */
export interface Purchases {
  /** The newest purchase of this kind and plan that was begun after the given moment and can still be paid. */
  findOpen(
    userId: string,
    wanted: Pick<StoredPurchase, 'kind' | 'plan'>,
    sinceMs: number,
  ): Promise<StoredPurchase | undefined>
  /**
   * Stores a purchase in place of those that the account began before and did not pay. Answers it, or one of the same kind and plan
   * that was begun meanwhile, after `sinceMs`; undefined, and nothing is stored, when the account needs no more Premium or is gone.
   */
  open(
    purchase: Bill & Pick<StoredPurchase, 'purchaseId' | 'kind'> & { userId: string },
    sinceMs: number,
    nowMs: number,
  ): Promise<StoredPurchase | undefined>
  find(purchaseId: string): Promise<StoredPurchase | undefined>
  findPayment(paymentId: string): Promise<StoredPayment | undefined>
  findReceipt(userId: string, receiptId: string): Promise<StoredPayment | undefined>
  isKnownEvent(eventId: string): Promise<boolean>
  /** Remembers an event that has no effect. */
  addEvent(eventId: string, nowMs: number): Promise<void>
  /** Stores what a provider says with all that follows for the account, in one transaction with the event that told of it. */
  record(news: News, eventId: string | undefined, nowMs: number): Promise<Recorded>
  of(userId: string, nowMs: number): Promise<Bought>
  /** The subscription that an account goes on paying, or has cancelled. */
  subscriptionOf(userId: string): Promise<StoredPurchase | undefined>
  markCancelled(purchaseId: string, nowMs: number): Promise<void>
}

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>

const purchaseOf = (row: Row<'purchase'>): StoredPurchase => ({
  purchaseId: row.purchase_id,
  kind: knownText('purchase.kind', PURCHASE_KINDS, row.kind),
  userId: row.user_id,
  plan: knownText('purchase.plan', PREMIUM_PLANS, row.plan),
  amount: row.amount,
  currency: row.currency,
  receiptId: row.receipt_id,
  createdAtMs: row.created_at.getTime(),
  replacedAtMs: row.replaced_at?.getTime(),
  cancelledAtMs: row.cancelled_at?.getTime(),
  isOver: row.is_over,
  isUnwanted: row.is_unwanted,
})

export const paymentOf = (row: Row<'payment'> & { kind: string }): StoredPayment => ({
  paymentId: row.payment_id,
  purchaseId: row.purchase_id,
  kind: knownText('purchase.kind', PURCHASE_KINDS, row.kind),
  userId: row.user_id,
  plan: knownText('payment.plan', PREMIUM_PLANS, row.plan),
  amount: row.amount,
  currency: row.currency,
  receiptId: row.receipt_id,
  state: knownText('payment.state', PAYMENT_STATES, row.state),
  paidAtMs: row.paid_at.getTime(),
})

type Reader = Database['kysely'] | Transaction<Tables>

export const selectPayments = (kysely: Reader) =>
  kysely
    .selectFrom('payment')
    .innerJoin('purchase', 'purchase.purchase_id', 'payment.purchase_id')
    .selectAll('payment')
    .select('purchase.kind')

const countedOf = ({ paymentId, plan, paidAtMs, kind, state }: StoredPayment): CountedPayment => ({
  paymentId,
  plan,
  paidAtMs,
  isSubscribed: kind === 'subscription',
  isRefunded: state !== 'paid',
})

const boughtBy = async (kysely: Reader, userId: string, nowMs: number): Promise<Bought> => {
  const rows = await selectPayments(kysely).where('payment.user_id', '=', userId).execute()
  const payments = rows.map(paymentOf).sort((left, right) => right.paidAtMs - left.paidAtMs)
  const entitlement = entitlementOf(payments.map(countedOf))
  const latest = payments.find(({ state }) => state === 'paid')
  const subscription =
    latest?.kind === 'subscription'
      ? await kysely
          .selectFrom('purchase')
          .selectAll()
          .where('purchase_id', '=', latest.purchaseId)
          .executeTakeFirstOrThrow()
      : undefined
  const isCancelled = subscription !== undefined && subscription.cancelled_at !== null
  const goesOn = subscription !== undefined && !isCancelled && !subscription.is_over && !subscription.is_unwanted
  const renews = goesOn && entitlement !== undefined && isActive({ ...entitlement, renews: true }, nowMs)
  return { entitlement, renews, isCancelled, payments }
}

type LockedAccount = Row<'account'> & { is_enterprise: boolean }

const lockAccount = async (
  transaction: Transaction<Tables>,
  userId: string | null,
): Promise<LockedAccount | undefined> => {
  if (userId === null) return undefined
  const account = await transaction
    .selectFrom('account')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (account === undefined) return undefined
  const organisation = await transaction
    .selectFrom('organisation')
    .select('is_enterprise')
    .where('organisation_id', '=', account.organisation_id)
    .executeTakeFirst()
  return { ...account, is_enterprise: organisation?.is_enterprise ?? false }
}

/** Premium that nobody has paid for was given. */
const isGiven = ({ user_type, paid_until }: Pick<LockedAccount, 'user_type' | 'paid_until'>): boolean =>
  user_type === 'PREMIUM' && paid_until === null

/** Makes of a locked account what it has paid for; administrators, and Premium that was given, stay as they are. Rule BI14. */
export const settle = async (
  transaction: Transaction<Tables>,
  account: Pick<LockedAccount, 'user_id' | 'user_type' | 'paid_until'>,
  nowMs: number,
): Promise<boolean> => {
  if (account.user_type === 'ADMIN' || isGiven(account)) return true
  const { entitlement, renews } = await boughtBy(transaction, account.user_id, nowMs)
  const isPremium = entitlement !== undefined && isActive({ ...entitlement, renews }, nowMs)
  await transaction
    .updateTable('account')
    .set({
      user_type: isPremium ? 'PREMIUM' : 'REGULAR',
      paid_until: isPremium ? new Date(entitlement.paidUntilMs) : null,
    })
    .where('user_id', '=', account.user_id)
    .execute()
  return isPremium
}

/** Whether a locked account may buy: without Premium, or with a bought one that ends soon. Rules BI8, BI25. */
const mayBuy = async (transaction: Transaction<Tables>, account: LockedAccount, nowMs: number): Promise<boolean> => {
  if (account.is_enterprise) return false
  if (!(await settle(transaction, account, nowMs))) return true
  if (account.user_type === 'ADMIN' || isGiven(account)) return false
  const { entitlement, renews, isCancelled } = await boughtBy(transaction, account.user_id, nowMs)
  return entitlement !== undefined && mayRenew({ ...entitlement, renews, isCancelled }, nowMs)
}

/** Purchases of an account that nobody has paid give nothing any more, and neither do subscriptions before the one that counts. */
const replaceOthers = async (
  transaction: Transaction<Tables>,
  userId: string,
  { purchaseId, isPaid }: { purchaseId: string; isPaid: boolean },
  nowMs: number,
): Promise<void> => {
  await transaction
    .updateTable('purchase')
    .set((to) => ({
      replaced_at: to.fn.coalesce('replaced_at', to.val(new Date(nowMs))),
      is_unwanted: sql<boolean>`kind = 'subscription'`,
    }))
    .where('user_id', '=', userId)
    .where('purchase_id', '<>', purchaseId)
    .where('is_over', '=', false)
    .$if(!isPaid, (update) =>
      update.where((is) =>
        is.not(
          is.exists(
            is.selectFrom('payment').select('payment_id').whereRef('payment.purchase_id', '=', 'purchase.purchase_id'),
          ),
        ),
      ),
    )
    .execute()
}

/** What a payment is when it becomes known: stored once, for the account to count or to be given back. */
const storePayment = async (
  transaction: Transaction<Tables>,
  {
    purchase,
    payment,
    news,
    account,
  }: {
    purchase: StoredPurchase
    payment: ProviderPayment
    news: News
    account: LockedAccount | undefined
  },
  nowMs: number,
): Promise<void> => {
  const { purchaseId, plan, userId } = purchase
  const before = await selectPayments(transaction).where('payment.purchase_id', '=', purchaseId).execute()
  const isBuyer = account !== undefined && (await mayBuy(transaction, account, nowMs))
  const doesCount =
    payment.status === 'captured' &&
    counts(
      purchase,
      { ...payment, startedAtMs: news.subscription?.startedAtMs },
      {
        others: before.filter(({ state }) => state === 'paid').length,
        mayBuy: isBuyer,
        hasAccount: account !== undefined,
      },
    )
  const refused = payment.status === 'refunded' ? 'refunded' : 'refunding'
  await transaction
    .insertInto('payment')
    .values({
      payment_id: payment.paymentId,
      purchase_id: purchaseId,
      user_id: account === undefined ? null : userId,
      plan,
      amount: payment.amount,
      currency: payment.currency,
      receipt_id: before.length === 0 ? purchase.receiptId : news.receiptId,
      state: doesCount ? 'paid' : refused,
      paid_at: new Date(payment.paidAtMs),
      // What was given back before it was known needs no letter of ours.
      mailed_at: payment.status === 'refunded' ? new Date(nowMs) : null,
    })
    .execute()
  if (doesCount && account !== undefined && before.length === 0)
    await replaceOthers(transaction, account.user_id, { purchaseId, isPaid: true }, nowMs)
  if (!doesCount && purchase.kind === 'subscription' && !before.some(({ state }) => state === 'paid'))
    await transaction.updateTable('purchase').set({ is_unwanted: true }).where('purchase_id', '=', purchaseId).execute()
}

const addEvent = async (kysely: Reader, eventId: string, nowMs: number): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await kysely
    .insertInto('payment_event')
    .values({ event_id: eventId, received_at: new Date(nowMs) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Of one provider: what another one has sold before is history. */
export const createPurchases = ({ kysely }: Pick<Database, 'kysely'>, provider: Payments['name']): Purchases => {
  const findIn = async (reader: Reader, purchaseId: string) => {
    const row = await reader
      .selectFrom('purchase')
      .selectAll()
      .where('purchase_id', '=', purchaseId)
      .where('provider', '=', provider)
      .executeTakeFirst()
    return row && purchaseOf(row)
  }
  const findPaymentIn = async (reader: Reader, paymentId: string) => {
    const row = await selectPayments(reader).where('payment.payment_id', '=', paymentId).executeTakeFirst()
    return row && paymentOf(row)
  }
  const findOpenIn = async (
    reader: Reader,
    userId: string,
    { kind, plan }: Pick<StoredPurchase, 'kind' | 'plan'>,
    sinceMs: number,
  ) => {
    const row = await reader
      .selectFrom('purchase')
      .selectAll()
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('plan', '=', plan)
      .where('provider', '=', provider)
      .where('created_at', '>', new Date(sinceMs))
      .where('replaced_at', 'is', null)
      .where((is) =>
        is.not(
          is.exists(
            is.selectFrom('payment').select('payment_id').whereRef('payment.purchase_id', '=', 'purchase.purchase_id'),
          ),
        ),
      )
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row && purchaseOf(row)
  }

  return {
    findOpen: (userId, wanted, sinceMs) => findOpenIn(kysely, userId, wanted, sinceMs),
    open: (purchase, sinceMs, nowMs) =>
      kysely.transaction().execute(async (transaction) => {
        const { userId, purchaseId } = purchase
        const account = await lockAccount(transaction, userId)
        if (account === undefined || !(await mayBuy(transaction, account, nowMs))) return undefined
        const begun = await findOpenIn(transaction, userId, purchase, sinceMs)
        if (begun !== undefined) return begun
        await replaceOthers(transaction, userId, { purchaseId, isPaid: false }, nowMs)
        const row = await transaction
          .insertInto('purchase')
          .values({
            purchase_id: purchaseId,
            kind: purchase.kind,
            provider,
            user_id: userId,
            plan: purchase.plan,
            amount: purchase.amount,
            currency: purchase.currency,
            receipt_id: purchase.receiptId,
            created_at: new Date(nowMs),
          })
          .returningAll()
          .executeTakeFirstOrThrow()
        return purchaseOf(row)
      }),
    find: (purchaseId) => findIn(kysely, purchaseId),
    findPayment: (paymentId) => findPaymentIn(kysely, paymentId),
    async findReceipt(userId, receiptId) {
      const row = await selectPayments(kysely)
        .where('payment.user_id', '=', userId)
        .where('payment.receipt_id', '=', receiptId)
        .executeTakeFirst()
      return row && paymentOf(row)
    },
    async isKnownEvent(eventId) {
      const row = await kysely
        .selectFrom('payment_event')
        .select('event_id')
        .where('event_id', '=', eventId)
        .executeTakeFirst()
      return row !== undefined
    },
    async addEvent(eventId, nowMs) {
      await addEvent(kysely, eventId, nowMs)
    },
    record: (news, eventId, nowMs) =>
      kysely.transaction().execute(async (transaction): Promise<Recorded> => {
        const { purchaseId, payment, subscription } = news
        const owner = await findIn(transaction, purchaseId)
        const account = await lockAccount(transaction, owner?.userId ?? null)
        const purchase = await findIn(transaction, purchaseId)
        if (purchase === undefined) throw new Error('news came of a purchase that is not there')
        if (eventId !== undefined && !(await addEvent(transaction, eventId, nowMs))) return { outcome: 'known-event' }
        if (subscription !== undefined)
          await transaction
            .updateTable('purchase')
            .set({ is_over: subscription.isOver })
            .where('purchase_id', '=', purchaseId)
            .execute()

        if (payment !== undefined && purchase.kind === 'order' && payment.orderId !== purchaseId)
          return { outcome: 'another' }
        const isTaken = payment?.status === 'captured' || payment?.status === 'refunded'
        const known = payment && (await findPaymentIn(transaction, payment.paymentId))
        if (known !== undefined && known.purchaseId !== purchaseId) return { outcome: 'another' }
        if (known === undefined && payment !== undefined && isTaken)
          await storePayment(transaction, { purchase, payment, news, account }, nowMs)
        if (known !== undefined && payment?.status === 'refunded')
          await transaction
            .updateTable('payment')
            .set({ state: 'refunded' })
            .where('payment_id', '=', known.paymentId)
            .execute()
        if (account !== undefined) {
          const { user_type, paid_until } = await transaction
            .selectFrom('account')
            .select(['user_type', 'paid_until'])
            .where('user_id', '=', account.user_id)
            .executeTakeFirstOrThrow()
          await settle(transaction, { user_id: account.user_id, user_type, paid_until }, nowMs)
        }
        const stored = payment && isTaken ? await findPaymentIn(transaction, payment.paymentId) : undefined
        return stored === undefined ? { outcome: 'nothing' } : { outcome: 'stored', payment: stored }
      }),
    of: (userId, nowMs) => boughtBy(kysely, userId, nowMs),
    async subscriptionOf(userId) {
      const row = await kysely
        .selectFrom('purchase')
        .selectAll('purchase')
        .innerJoin('payment', 'payment.purchase_id', 'purchase.purchase_id')
        .where('purchase.user_id', '=', userId)
        .where('purchase.kind', '=', 'subscription')
        .where('purchase.provider', '=', provider)
        .where('payment.state', '=', 'paid')
        .orderBy('payment.paid_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && purchaseOf({ ...row })
    },
    async markCancelled(purchaseId, nowMs) {
      await kysely
        .updateTable('purchase')
        .set((to) => ({ cancelled_at: to.fn.coalesce('cancelled_at', to.val(new Date(nowMs))) }))
        .where('purchase_id', '=', purchaseId)
        .execute()
    },
  }
}
