import type { AccountState, ListedAccount } from '@quokka/contract/http'
import { ACCOUNT_STATES } from '@quokka/contract/http'
import type { UserType } from '@quokka/core/accounts'
import { USER_TYPES } from '@quokka/core/accounts'
import { sql } from 'kysely'
import type { Database } from '../ports.ts'
import type { Account } from './accounts.ts'
import { isLastAdmin, storedLanguage } from './accounts.ts'
import { knownText } from './known-text.ts'

/** Which accounts are wanted; null where all are. */
export interface AccountFilter {
  /** A part of the names or the email, in any case. */
  search: string
  userType: UserType | null
  state: AccountState | null
}

/** Accounts as administrators see and change them. */
export interface AccountDirectory {
  /** Those that fit, by name, and how many there are. */
  list(
    filter: AccountFilter,
    part: { skip: number; most: number },
  ): Promise<{ total: number; accounts: ListedAccount[] }>
  one(userId: string): Promise<ListedAccount | undefined>
  /** Of administrators who can sign in. */
  readersAmongAdministrators(): Promise<Pick<Account, 'email' | 'language'>[]>
  /** Which of these names and confirmed emails accounts have already, in lower case. */
  taken(names: readonly string[], emails: readonly string[]): Promise<{ names: Set<string>; emails: Set<string> }>
  /** `lastAdmin` changes nothing. */
  setDisabled(userId: string, isDisabled: boolean, nowMs: number): Promise<'changed' | 'lastAdmin'>
  /** `lastAdmin`, and `paidFor` of an account whose Premium is paid, change nothing. */
  setType(userId: string, userType: UserType, nowMs: number): Promise<'changed' | 'lastAdmin' | 'paidFor'>
}

const STATE = sql<string>`case
  when account.disabled_at is not null then 'disabled'
  when account.confirmed_at is null then 'unconfirmed'
  when account.must_choose_password or account.password_hash is null and not exists (
    select from social_identity where social_identity.user_id = account.user_id
  ) then 'invited'
  else 'active'
end`

const FULL_NAME = sql<string>`trim(account.given_name || ' ' || account.family_name)`
/** What a list shows in the first place. */
const SHOWN_NAME = sql`lower(coalesce(nullif(${FULL_NAME}, ''), account.user_name, account.email))`

/** A new account has been seen when it was made. */
const LAST_SIGN_IN = sql<Date | null>`greatest(
  case when account.last_seen_at > account.created_at then account.last_seen_at end,
  (select max(session.began_at) from session where session.user_id = account.user_id)
)`

/** A part of a text as a pattern that stands for itself. */
const patternOf = (search: string): string => `%${search.trim().replaceAll(/[\\%_]/g, '\\$&')}%`

export const createAccountDirectory = ({ kysely }: Pick<Database, 'kysely'>): AccountDirectory => {
  const matching = ({ search, userType, state }: AccountFilter) =>
    kysely
      .selectFrom('account')
      .$if(search.trim() !== '', (query) =>
        query.where(
          sql<boolean>`(account.user_name ilike ${patternOf(search)} or account.email ilike ${patternOf(search)}
            or ${FULL_NAME} ilike ${patternOf(search)})`,
        ),
      )
      .$if(userType !== null, (query) => query.where('account.user_type', '=', userType ?? ''))
      .$if(state !== null, (query) => query.where(sql<boolean>`${STATE} = ${state}`))

  const listed = (query: ReturnType<typeof matching>) =>
    query
      .leftJoin('organisation', 'organisation.organisation_id', 'account.organisation_id')
      .select([
        'account.user_id',
        'account.user_name',
        'account.given_name',
        'account.family_name',
        'account.email',
        'account.picture',
        'account.user_type',
        'account.one_time_secret',
        'organisation.organisation_name',
      ])
      .select([STATE.as('state'), LAST_SIGN_IN.as('last_sign_in')])

  const listedOf = (row: Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number]): ListedAccount => ({
    userId: row.user_id,
    userName: row.user_name ?? '',
    firstName: row.given_name,
    lastName: row.family_name,
    emailId: row.email,
    picture: row.picture,
    userType: knownText('account.user_type', USER_TYPES, row.user_type),
    state: knownText('account state', ACCOUNT_STATES, row.state),
    organisationName: row.organisation_name ?? '',
    lastSignInOn: row.last_sign_in?.toISOString() ?? null,
    hasOneTimeCode: row.one_time_secret !== null,
  })

  return {
    async list(filter, { skip, most }) {
      const { total } = await matching(filter)
        .select(({ fn }) => fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      const rows = await listed(matching(filter))
        .orderBy(SHOWN_NAME)
        .orderBy('account.user_id')
        .limit(most)
        .offset(skip)
        .execute()
      return { total: Number(total), accounts: rows.map(listedOf) }
    },
    async one(userId) {
      const row = await listed(matching({ search: '', userType: null, state: null }))
        .where('account.user_id', '=', userId)
        .executeTakeFirst()
      return row && listedOf(row)
    },
    async readersAmongAdministrators() {
      const rows = await matching({ search: '', userType: 'ADMIN', state: 'active' })
        .select(['account.email', 'account.language'])
        .execute()
      return rows.map(({ email, language }) => ({ email, language: storedLanguage(language) }))
    },
    async taken(names, emails) {
      const lower = (texts: readonly string[]) => texts.map((text) => text.toLowerCase())
      const named = await kysely
        .selectFrom('account')
        .select(sql<string>`lower(user_name)`.as('name'))
        .where(sql<boolean>`lower(user_name) = any(${lower(names)})`)
        .execute()
      const mailed = await kysely
        .selectFrom('account')
        .select(sql<string>`lower(email)`.as('email'))
        .where(sql<boolean>`lower(email) = any(${lower(emails)})`)
        .where('confirmed_at', 'is not', null)
        .execute()
      return { names: new Set(named.map(({ name }) => name)), emails: new Set(mailed.map(({ email }) => email)) }
    },
    setDisabled: (userId, isDisabled, nowMs) =>
      kysely.transaction().execute(async (transaction) => {
        if (isDisabled && (await isLastAdmin(transaction, userId))) return 'lastAdmin'
        await transaction
          .updateTable('account')
          .set({ disabled_at: isDisabled ? new Date(nowMs) : null })
          .where('user_id', '=', userId)
          .execute()
        return 'changed'
      }),
    setType: (userId, userType, nowMs) =>
      kysely.transaction().execute(async (transaction) => {
        if (userType !== 'ADMIN' && (await isLastAdmin(transaction, userId))) return 'lastAdmin'
        const { numUpdatedRows } = await transaction
          .updateTable('account')
          .set({ user_type: userType, paid_until: null })
          .where('user_id', '=', userId)
          .where((is) => is.or([is('paid_until', 'is', null), is('paid_until', '<=', new Date(nowMs))]))
          .executeTakeFirstOrThrow()
        return numUpdatedRows === 1n ? 'changed' : 'paidFor'
      }),
  }
}
