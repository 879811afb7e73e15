import type { AgeGroup } from '@quokka/core/accounts'
import { AGE_GROUPS, isYoung } from '@quokka/core/accounts'
import type { Database } from '../ports.ts'
import type { Account } from './accounts.ts'
import { ACCOUNT_COLUMNS, accountOf } from './accounts.ts'

/** Accounts that expire. Administrators are never among them. */
export interface StaleAccounts {
  /** Those that were made before the given moment, and whose email nobody has confirmed. */
  unconfirmed(madeBeforeMs: number): Promise<Account[]>
  /** Those of children whom nobody has seen since the given moment and who were not told of it yet. */
  untold(seenBeforeMs: number): Promise<Account[]>
  /** One of those. */
  untoldOf(userId: string, seenBeforeMs: number): Promise<Account | undefined>
  /** Those of children whom nobody has seen since the one moment, and who were told before the other. */
  told(seenBeforeMs: number, toldBeforeMs: number): Promise<Account[]>
  /** Remembers that the owner was told; a sign-in takes it back. */
  markTold(userId: string, nowMs: number): Promise<void>
}

const YOUNG: readonly AgeGroup[] = AGE_GROUPS.filter(isYoung)

export const createStaleAccounts = ({ kysely }: Pick<Database, 'kysely'>): StaleAccounts => {
  const select = () =>
    kysely
      .selectFrom('account')
      .leftJoin('organisation', 'organisation.organisation_id', 'account.organisation_id')
      .select(ACCOUNT_COLUMNS)
      .where('account.user_type', '<>', 'ADMIN')
  const idleChildren = (seenBeforeMs: number) =>
    select()
      .where('account.age_group', 'in', YOUNG)
      .where('account.confirmed_at', 'is not', null)
      .where('account.last_seen_at', '<', new Date(seenBeforeMs))
  return {
    async unconfirmed(madeBeforeMs) {
      const rows = await select()
        .where('account.confirmed_at', 'is', null)
        .where('account.created_at', '<', new Date(madeBeforeMs))
        .execute()
      return rows.map(accountOf)
    },
    async untold(seenBeforeMs) {
      const rows = await idleChildren(seenBeforeMs).where('account.noticed_at', 'is', null).execute()
      return rows.map(accountOf)
    },
    async untoldOf(userId, seenBeforeMs) {
      const row = await idleChildren(seenBeforeMs)
        .where('account.noticed_at', 'is', null)
        .where('account.user_id', '=', userId)
        .executeTakeFirst()
      return row && accountOf(row)
    },
    async told(seenBeforeMs, toldBeforeMs) {
      const rows = await idleChildren(seenBeforeMs).where('account.noticed_at', '<=', new Date(toldBeforeMs)).execute()
      return rows.map(accountOf)
    },
    async markTold(userId, nowMs) {
      await kysely
        .updateTable('account')
        .set({ noticed_at: new Date(nowMs) })
        .where('user_id', '=', userId)
        .execute()
    },
  }
}
