import type { Selectable } from 'kysely'
import type { Tables } from '../adapters/database/tables.ts'
import type { Database } from '../ports.ts'

/** What the embedded provider knows of an order or a subscription. Times are milliseconds since 1970. */
export interface SandboxPurchase {
  purchaseId: string
  amount: number
  currency: string
  paymentId: string | undefined
  paidAtMs: number | undefined
  isRefunded: boolean
  isCancelled: boolean
}

/** The books of the embedded provider. */
export interface SandboxPurchases {
  add(purchase: Pick<SandboxPurchase, 'purchaseId' | 'amount' | 'currency'>, nowMs: number): Promise<void>
  find(purchaseId: string): Promise<SandboxPurchase | undefined>
  findByPayment(paymentId: string): Promise<SandboxPurchase | undefined>
  /** Does nothing when it was paid before; answers the payment that counts. */
  pay(purchaseId: string, paymentId: string, nowMs: number): Promise<string>
  refund(paymentId: string, nowMs: number): Promise<void>
  cancel(purchaseId: string, nowMs: number): Promise<void>
}

const purchaseOf = (row: Selectable<Tables['sandbox_purchase']>): SandboxPurchase => ({
  purchaseId: row.purchase_id,
  amount: row.amount,
  currency: row.currency,
  paymentId: row.payment_id ?? undefined,
  paidAtMs: row.paid_at?.getTime(),
  isRefunded: row.refunded_at !== null,
  isCancelled: row.cancelled_at !== null,
})

export const createSandboxPurchases = ({ kysely }: Pick<Database, 'kysely'>): SandboxPurchases => {
  const findBy = async (column: 'purchase_id' | 'payment_id', id: string) => {
    const row = await kysely.selectFrom('sandbox_purchase').selectAll().where(column, '=', id).executeTakeFirst()
    return row && purchaseOf(row)
  }
  return {
    async add({ purchaseId, amount, currency }, nowMs) {
      const row = { purchase_id: purchaseId, amount, currency, created_at: new Date(nowMs) }
      await kysely.insertInto('sandbox_purchase').values(row).execute()
    },
    find: (purchaseId) => findBy('purchase_id', purchaseId),
    findByPayment: (paymentId) => findBy('payment_id', paymentId),
    async pay(purchaseId, paymentId, nowMs) {
      await kysely
        .updateTable('sandbox_purchase')
        .set({ payment_id: paymentId, paid_at: new Date(nowMs) })
        .where('purchase_id', '=', purchaseId)
        .where('payment_id', 'is', null)
        .execute()
      const { payment_id } = await kysely
        .selectFrom('sandbox_purchase')
        .select('payment_id')
        .where('purchase_id', '=', purchaseId)
        .executeTakeFirstOrThrow()
      return payment_id ?? paymentId
    },
    async refund(paymentId, nowMs) {
      await kysely
        .updateTable('sandbox_purchase')
        .set({ refunded_at: new Date(nowMs) })
        .where('payment_id', '=', paymentId)
        .execute()
    },
    async cancel(purchaseId, nowMs) {
      await kysely
        .updateTable('sandbox_purchase')
        .set({ cancelled_at: new Date(nowMs) })
        .where('purchase_id', '=', purchaseId)
        .execute()
    },
  }
}
