import type { AgeGroup, UserType } from '@quokka/core/accounts'
import { AGE_GROUPS, USER_TYPES } from '@quokka/core/accounts'
import type { ExtraTime } from '@quokka/core/scoring'
import { EXTRA_TIMES } from '@quokka/core/scoring'
import type { Language } from '@quokka/languages'
import { isLanguage } from '@quokka/languages'
import type { Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../adapters/database/tables.ts'
import type { Database } from '../ports.ts'
import type { AccountEmails } from './account-emails.ts'
import { createAccountEmails } from './account-emails.ts'
import { brokenIndex } from './broken-index.ts'
import { forgetAccountPlayer } from './forgotten-players.ts'
import type { NewJob } from './jobs.ts'
import { addJob } from './jobs.ts'
import { knownText } from './known-text.ts'
import type { SignInSecrets } from './sign-in-secrets.ts'
import { createSignInSecrets } from './sign-in-secrets.ts'

/** Somebody who signed up, came by a social login, or was made by an administrator. */
export interface Account {
  userId: string
  /** Null until somebody who came by a social login has chosen one. */
  userName: string | null
  email: string
  isConfirmed: boolean
  /** Null for an account that is only reached by social logins. */
  passwordHash: string | null
  mustChoosePassword: boolean
  /** When a password that an administrator made stops to work. */
  passwordExpiresAtMs: number | null
  userType: UserType
  ageGroup: AgeGroup | null
  givenName: string
  familyName: string
  city: string
  phoneNumber: string
  introduction: string
  /** For each question, wherever the account plays. Rule XT8. */
  extraTime: ExtraTime
  /** `avatar0` to `avatar4`, an address below /media/, or empty. */
  picture: string
  /** In base32; null while no authenticator app is set up. */
  oneTimeSecret: string | null
  pendingOneTimeSecret: string | null
  organisationId: string | null
  isEnterprise: boolean
  /** By an administrator: nobody signs in to it. */
  isDisabled: boolean
  /** Whether it may publish quizzes to everybody. */
  mayPublish: boolean
  /** That its owner has chosen; null for none. */
  language: Language | null
  createdAtMs: number
  lastSeenAtMs: number
}

export interface NewAccount {
  userId: string
  userName: string | null
  email: string
  passwordHash: string | null
  userType: UserType
  ageGroup: AgeGroup | null
  givenName?: string
  familyName?: string
  picture?: string
  isConfirmed: boolean
  mustChoosePassword?: boolean
  passwordExpiresAtMs?: number
  language?: Language | undefined
}

/** What the owner of an account may change by the profile form. */
export interface ProfileChanges {
  userName: string
  ageGroup: AgeGroup
  givenName: string
  familyName: string
  city: string
  phoneNumber: string
  introduction: string
  picture?: string
}

/** Accounts by name, email and id. Names and emails compare without regard to case. */
export interface Accounts extends SignInSecrets, AccountEmails {
  /** `nameTaken` and `emailTaken` (by a confirmed account) change nothing. What follows is stored with the account. */
  create(
    account: NewAccount,
    nowMs: number,
    following?: readonly NewJob[],
  ): Promise<'created' | 'nameTaken' | 'emailTaken'>
  byId(userId: string): Promise<Account | undefined>
  /** The account of a user name, else the one that has confirmed this email, else the newest that claims it. */
  byNameOrEmail(nameOrEmail: string): Promise<Account | undefined>
  isNameFree(userName: string): Promise<boolean>
  /** Whether a confirmed account has this email. */
  isEmailInUse(email: string): Promise<boolean>
  /** `nameTaken` changes nothing. */
  updateProfile(userId: string, changes: ProfileChanges): Promise<'saved' | 'nameTaken'>
  setExtraTime(userId: string, extraTime: ExtraTime): Promise<void>
  setLanguage(userId: string, language: Language): Promise<void>
  seen(userId: string, nowMs: number): Promise<void>
  hasAdmin(): Promise<boolean>
  /** `lastAdmin` changes nothing. What follows from the removal is stored with it. */
  remove(userId: string, following?: readonly NewJob[]): Promise<'removed' | 'lastAdmin'>
}

export const ACCOUNT_COLUMNS = [
  'account.user_id',
  'account.user_name',
  'account.email',
  'account.confirmed_at',
  'account.password_hash',
  'account.must_choose_password',
  'account.password_expires_at',
  'account.user_type',
  'account.age_group',
  'account.given_name',
  'account.family_name',
  'account.city',
  'account.phone_number',
  'account.introduction',
  'account.extra_time',
  'account.picture',
  'account.one_time_secret',
  'account.pending_one_time_secret',
  'account.organisation_id',
  'account.disabled_at',
  'account.may_publish',
  'account.language',
  'account.created_at',
  'account.last_seen_at',
  'organisation.is_enterprise',
] as const

export type AccountRow = Omit<
  Selectable<Tables['account']>,
  'one_time_step' | 'noticed_at' | 'paid_until' | 'told_of_end'
> & {
  is_enterprise: boolean | null
}

/** The language of an account as it is stored. Beside a server of a later build, which has more of them, it may be none of ours. */
export const storedLanguage = (language: string | null): Language | null =>
  language !== null && isLanguage(language) ? language : null

export const accountOf = (row: AccountRow): Account => ({
  userId: row.user_id,
  userName: row.user_name,
  email: row.email,
  isConfirmed: row.confirmed_at !== null,
  passwordHash: row.password_hash,
  mustChoosePassword: row.must_choose_password,
  passwordExpiresAtMs: row.password_expires_at?.getTime() ?? null,
  userType: knownText('account.user_type', USER_TYPES, row.user_type),
  ageGroup: row.age_group === null ? null : knownText('account.age_group', AGE_GROUPS, row.age_group),
  givenName: row.given_name,
  familyName: row.family_name,
  city: row.city,
  phoneNumber: row.phone_number,
  introduction: row.introduction,
  extraTime: EXTRA_TIMES.find((extraTime) => extraTime === row.extra_time) ?? 0,
  picture: row.picture,
  oneTimeSecret: row.one_time_secret,
  pendingOneTimeSecret: row.pending_one_time_secret,
  organisationId: row.organisation_id,
  isEnterprise: row.is_enterprise ?? false,
  isDisabled: row.disabled_at !== null,
  mayPublish: row.may_publish,
  language: storedLanguage(row.language),
  createdAtMs: row.created_at.getTime(),
  lastSeenAtMs: row.last_seen_at.getTime(),
})

/** PostgreSQL's code for a value that a unique index has already. */

/** Breaks a unique index when the name, or a confirmed email, is another account's. */
export const insertAccount = async (kysely: Database['kysely'], account: NewAccount, nowMs: number): Promise<void> => {
  const now = new Date(nowMs)
  const expires = account.passwordExpiresAtMs
  await kysely
    .insertInto('account')
    .values({
      user_id: account.userId,
      user_name: account.userName,
      email: account.email,
      confirmed_at: account.isConfirmed ? now : null,
      password_hash: account.passwordHash,
      must_choose_password: account.mustChoosePassword ?? false,
      password_expires_at: expires === undefined ? null : new Date(expires),
      user_type: account.userType,
      age_group: account.ageGroup,
      given_name: account.givenName ?? '',
      family_name: account.familyName ?? '',
      picture: account.picture ?? '',
      language: account.language ?? null,
      created_at: now,
      last_seen_at: now,
    })
    .execute()
}

/**
 * Whether an account is the only administrator who can sign in. They stay locked, so that two who leave at the same moment do not
 * leave none.
 */
export const isLastAdmin = async (transaction: Transaction<Tables>, userId: string): Promise<boolean> => {
  const admins = await transaction
    .selectFrom('account')
    .select(['user_id', 'disabled_at'])
    .where('user_type', '=', 'ADMIN')
    .orderBy('user_id')
    .forUpdate()
    .execute()
  const able = admins.filter(({ disabled_at }) => disabled_at === null)
  return able.length === 1 && able[0]?.user_id === userId
}

export const createAccounts = ({ kysely, canWrite }: Pick<Database, 'kysely' | 'canWrite'>): Accounts => {
  const select = () =>
    kysely
      .selectFrom('account')
      .leftJoin('organisation', 'organisation.organisation_id', 'account.organisation_id')
      .select(ACCOUNT_COLUMNS)
  const lower = (column: 'account.user_name' | 'account.email', value: string) =>
    sql<boolean>`lower(${sql.ref(column)}) = lower(${value})`

  return {
    ...createSignInSecrets({ kysely }),
    ...createAccountEmails({ kysely }),
    async create(account, nowMs, following = []) {
      try {
        await kysely.transaction().execute(async (transaction) => {
          await insertAccount(transaction, account, nowMs)
          for (const job of following) await addJob({ kysely: transaction, canWrite }, job)
        })
        return 'created'
      } catch (error) {
        const index = brokenIndex(error)
        if (index === undefined) throw error
        return index === 'account_email' ? 'emailTaken' : 'nameTaken'
      }
    },
    async byId(userId) {
      const row = await select().where('account.user_id', '=', userId).executeTakeFirst()
      return row && accountOf(row)
    },
    async byNameOrEmail(nameOrEmail) {
      const text = nameOrEmail.trim()
      const row = await select()
        .where((is) => is.or([lower('account.user_name', text), lower('account.email', text)]))
        .orderBy(sql`lower(account.user_name) = lower(${text})`, (order) => order.desc().nullsLast())
        .orderBy(sql`account.confirmed_at is not null`, 'desc')
        .orderBy('account.created_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && accountOf(row)
    },
    async isNameFree(userName) {
      const row = await select().where(lower('account.user_name', userName.trim())).executeTakeFirst()
      return row === undefined
    },
    async isEmailInUse(email) {
      const row = await select()
        .where(lower('account.email', email.trim()))
        .where('account.confirmed_at', 'is not', null)
        .executeTakeFirst()
      return row !== undefined
    },
    async updateProfile(userId, changes) {
      try {
        await kysely
          .updateTable('account')
          .set({
            user_name: changes.userName,
            age_group: changes.ageGroup,
            given_name: changes.givenName,
            family_name: changes.familyName,
            city: changes.city,
            phone_number: changes.phoneNumber,
            introduction: changes.introduction,
            ...(changes.picture !== undefined && { picture: changes.picture }),
          })
          .where('user_id', '=', userId)
          .execute()
        return 'saved'
      } catch (error) {
        if (brokenIndex(error) === undefined) throw error
        return 'nameTaken'
      }
    },
    async setExtraTime(userId, extraTime) {
      await kysely.updateTable('account').set({ extra_time: extraTime }).where('user_id', '=', userId).execute()
    },
    async setLanguage(userId, language) {
      await kysely.updateTable('account').set({ language }).where('user_id', '=', userId).execute()
    },
    async seen(userId, nowMs) {
      await kysely
        .updateTable('account')
        .set({ last_seen_at: new Date(nowMs), noticed_at: null })
        .where('user_id', '=', userId)
        .execute()
    },
    async hasAdmin() {
      const row = await kysely
        .selectFrom('account')
        .select('user_id')
        .where('user_type', '=', 'ADMIN')
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },
    remove: (userId, following = []) =>
      kysely.transaction().execute(async (transaction) => {
        if (await isLastAdmin(transaction, userId)) return 'lastAdmin'
        await transaction.deleteFrom('account').where('user_id', '=', userId).execute()
        // After the account, so that what was written while that waited is found too.
        await forgetAccountPlayer(transaction, userId)
        // Also while the disk is nearly full: what follows makes room.
        for (const job of following) await addJob({ kysely: transaction, canWrite: () => true }, job)
        return 'removed'
      }),
  }
}
