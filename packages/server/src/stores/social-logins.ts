import type { SocialProvider } from '@quokka/contract/http'
import { SOCIAL_PROVIDERS } from '@quokka/contract/http'
import type { Database } from '../ports.ts'
import type { NewAccount } from './accounts.ts'
import { insertAccount } from './accounts.ts'
import { brokenIndex } from './broken-index.ts'
import { knownText } from './known-text.ts'

/** A login that left for a provider, as it must come back. */
export interface BegunLogin {
  provider: SocialProvider
  nonce: string
  verifier: string
  redirectUri: string
}

/** Who somebody is at a provider. */
export interface IdentityKey {
  issuer: string
  subject: string
}

/** Logins on their way to a provider, by the hash of their state, and whose accounts the identities there are. */
export interface SocialLogins {
  begin(login: BegunLogin & { stateHash: string; credential: string; expiresAtMs: number }): Promise<void>
  /** The login that one of these credentials began; it is gone then, and nobody gets it a second time. */
  take(stateHash: string, credentials: readonly string[], nowMs: number): Promise<BegunLogin | undefined>
  /** The account of an identity. */
  userIdOf(identity: IdentityKey): Promise<string | undefined>
  /** Lets an identity reach an account; one that reaches another account already stays there. */
  link(identity: IdentityKey, userId: string): Promise<void>
  /** Makes an account that the identity reaches; `taken` changes nothing. */
  createAccount(account: NewAccount, identity: IdentityKey, nowMs: number): Promise<'created' | 'taken'>
  /** Forgets the logins that came back too late or never. */
  removeExpired(nowMs: number): Promise<void>
}

export const createSocialLogins = ({ kysely }: Pick<Database, 'kysely'>): SocialLogins => ({
  async begin({ stateHash, provider, nonce, verifier, credential, redirectUri, expiresAtMs }) {
    await kysely
      .insertInto('social_login')
      .values({
        state_hash: stateHash,
        provider,
        nonce,
        verifier,
        credential,
        redirect_uri: redirectUri,
        expires_at: new Date(expiresAtMs),
      })
      .execute()
  },
  async take(stateHash, credentials, nowMs) {
    if (credentials.length === 0) return undefined
    const row = await kysely
      .deleteFrom('social_login')
      .where('state_hash', '=', stateHash)
      .where('credential', 'in', credentials)
      .where('expires_at', '>', new Date(nowMs))
      .returning(['provider', 'nonce', 'verifier', 'redirect_uri'])
      .executeTakeFirst()
    if (row === undefined) return undefined
    const provider = knownText('social_login.provider', SOCIAL_PROVIDERS, row.provider)
    return { provider, nonce: row.nonce, verifier: row.verifier, redirectUri: row.redirect_uri }
  },
  async userIdOf({ issuer, subject }) {
    const row = await kysely
      .selectFrom('social_identity')
      .select('user_id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst()
    return row?.user_id
  },
  async link({ issuer, subject }, userId) {
    await kysely
      .insertInto('social_identity')
      .values({ issuer, subject, user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
  async createAccount(account, { issuer, subject }, nowMs) {
    try {
      await kysely.transaction().execute(async (transaction) => {
        await insertAccount(transaction, account, nowMs)
        await transaction.insertInto('social_identity').values({ issuer, subject, user_id: account.userId }).execute()
      })
      return 'created'
    } catch (error) {
      if (brokenIndex(error) === undefined) throw error
      return 'taken'
    }
  },
  async removeExpired(nowMs) {
    await kysely.deleteFrom('social_login').where('expires_at', '<=', new Date(nowMs)).execute()
  },
})
