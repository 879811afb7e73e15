import type { SignInStep } from '@quokka/core/accounts'
import { credentialOfAccount, nextSignInStep } from '@quokka/core/accounts'
import type { Chance, Clock } from '../../ports.ts'
import type { Account } from '../../stores/accounts.ts'
import type { SessionStore, StoredSession } from '../../stores/sessions.ts'
import { hashOfToken, tokenCookie } from './token-cookie.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** How long a session lasts without a call, and at all. Rules AC7, AD3. A sign-in that is not complete gets the shorter ones. */
const LASTS = { idleMs: 7 * DAY_MS, absoluteMs: 30 * DAY_MS }
const ADMIN_LASTS = { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * 60 * MINUTE_MS }
/** A session's last use is written down at most this often. */
const SEEN_EVERY_MS = MINUTE_MS

/** A login as a call sees it. */
export interface Session {
  tokenHash: string
  account: Account
  gaveOneTimeCode: boolean
  beganAtMs: number
  /** What is still to be done before the session counts as signed in; `done` when nothing is. */
  nextStep: SignInStep
}

/** Logins: 128 random bits in a cookie, stored hashed, new at each sign-in, rise of rights and change of password. */
export interface Sessions {
  /** The session behind a `Cookie` header, within its limits. */
  read(cookieHeader: string | undefined): Promise<Session | undefined>
  /** Begins a session in place of the browser's present one, and answers the `Set-Cookie` line. */
  begin(account: Account, gaveOneTimeCode: boolean, before: Session | undefined): Promise<string>
  /** Ends a session and answers the `Set-Cookie` line that takes the cookie back. */
  end(session: Session): Promise<string>
  endAll(userId: string): Promise<void>
  /** Ends every other session of the account and answers how many of them still counted. Rule AC46. */
  endOthers(session: Session): Promise<number>
  /** Forgets the sessions that are beyond every limit. */
  removeOld(): Promise<void>
  /** Calls back with the account's credential whenever its sessions were ended, here or on another server. */
  onEnd(listener: (credential: string) => void): void
  /** Another server has ended the sessions behind a credential. */
  endedElsewhere(credential: string): void
}

export const createSessions = ({
  store,
  isSecure,
  chance,
  clock,
  owner,
}: {
  store: SessionStore
  isSecure: boolean
  /** Names this process. */
  owner: string
  chance: Chance
  clock: Clock
}): Sessions => {
  const cookie = tokenCookie('qq_session', isSecure)
  const listeners: ((credential: string) => void)[] = []
  const tellEnd = (credential: string) => {
    for (const listener of listeners) listener(credential)
  }

  const nextStepOf = (account: Account, gaveOneTimeCode: boolean): SignInStep =>
    nextSignInStep({
      mustChoosePassword: account.mustChoosePassword,
      isAdmin: account.userType === 'ADMIN',
      hasOneTimeCode: account.oneTimeSecret !== null,
      gaveOneTimeCode,
    })

  const isOver = (stored: Omit<StoredSession, 'tokenHash'>, nowMs: number): boolean => {
    const { account, gaveOneTimeCode, seenAtMs, beganAtMs } = stored
    const isWhole = nextStepOf(account, gaveOneTimeCode) === 'done'
    const lasts = account.userType === 'ADMIN' || !isWhole ? ADMIN_LASTS : LASTS
    return nowMs - seenAtMs > lasts.idleMs || nowMs - beganAtMs > lasts.absoluteMs
  }

  return {
    async read(cookieHeader) {
      const tokenHash = cookie.read(cookieHeader)
      if (tokenHash === undefined) return undefined
      const stored = await store.find(tokenHash)
      if (stored === undefined) return undefined
      const { account, gaveOneTimeCode } = stored
      // Begun at the moment at which all others were ended.
      if (account.isDisabled) return undefined
      const nowMs = clock.nowMs()
      if (isOver(stored, nowMs)) {
        await store.end(tokenHash)
        return undefined
      }
      if (nowMs - stored.seenAtMs > SEEN_EVERY_MS) await store.seen(tokenHash, nowMs)
      const nextStep = nextStepOf(account, gaveOneTimeCode)
      return { tokenHash, account, gaveOneTimeCode, beganAtMs: stored.beganAtMs, nextStep }
    },
    async begin(account, gaveOneTimeCode, before) {
      if (before !== undefined) await store.end(before.tokenHash)
      const token = chance.newId()
      await store.begin({ tokenHash: hashOfToken(token), userId: account.userId, gaveOneTimeCode }, clock.nowMs())
      return cookie.give(token, LASTS.absoluteMs / 1_000)
    },
    async end(session) {
      const credential = credentialOfAccount(session.account.userId)
      await store.signOut(session.tokenHash, { credential, owner })
      tellEnd(credential)
      return cookie.take()
    },
    async endAll(userId) {
      const credential = credentialOfAccount(userId)
      await store.endAll(userId, { credential, owner })
      tellEnd(credential)
    },
    async endOthers({ tokenHash, account }) {
      const credential = credentialOfAccount(account.userId)
      const others = await store.endOthers({ tokenHash, userId: account.userId }, { credential, owner })
      // The sockets of this session close too: they resume at once, and the others cannot.
      if (others.length > 0) tellEnd(credential)
      const nowMs = clock.nowMs()
      return others.filter((other) => !isOver({ account, ...other }, nowMs)).length
    },
    removeOld: () => store.removeIdle(clock.nowMs() - LASTS.idleMs),
    onEnd: (listener) => void listeners.push(listener),
    endedElsewhere: tellEnd,
  }
}
