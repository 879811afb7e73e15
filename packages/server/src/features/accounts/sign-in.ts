import { createHmac } from 'node:crypto'
import { signIn, signOut } from '@quokka/contract/http'
import { ok } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import { invalid } from '../../http/replies/invalid-field.ts'
import { done } from '../../http/replies/successes.ts'
import { keepLanguage } from '../../signing-in/keep-language.ts'
import { isSecret } from '../../signing-in/password-hash.ts'
import { signedIn } from '../../signing-in/signed-in.ts'
import type { Account } from '../../stores/accounts.ts'
import type { KnownAddresses } from '../../stores/known-addresses.ts'
import type { AccountPorts } from './account-ports.ts'

interface SignInPorts extends Pick<AccountPorts, 'accounts' | 'sessions' | 'hashes' | 'guesses' | 'clock'> {
  knownAddresses: KnownAddresses
  /** Of this installation. */
  secret: string
}

/** Tries for one account from one address, and from everywhere. */
const TRIES_PER_MINUTE = { fromOneAddress: 10, fromEverywhere: 30 }

/**
 * Slows guessing without locking anybody out (rule AC31): an address from which an account has signed in before has
 * tries of its own, however many strangers use up the account's.
 */
const createSignInLimits = ({ guesses, knownAddresses, secret, clock }: SignInPorts) => {
  const hashOf = (userId: string, addressKey: string): string =>
    createHmac('sha256', secret).update(`known ${userId} ${addressKey}`).digest('base64url')
  return {
    waitHereSeconds: (name: string, addressKey: string) =>
      guesses.waitSeconds(`sign-in ${name} ${addressKey}`, TRIES_PER_MINUTE.fromOneAddress),
    /** For nobody's account the same work is done. */
    async waitSeconds(name: string, account: Account | undefined, addressKey: string): Promise<number> {
      const userId = account?.userId ?? ''
      if (await knownAddresses.has(userId, hashOf(userId, addressKey))) return 0
      return guesses.waitSeconds(`sign-in ${name}`, TRIES_PER_MINUTE.fromEverywhere)
    },
    succeeded: ({ userId }: Account, addressKey: string) =>
      knownAddresses.add(userId, hashOf(userId, addressKey), clock.nowMs()),
  }
}

/** Signing in by user name or email, and out. Rules AC6, AC7. */
export const signInRoutes = (ports: SignInPorts): Route[] => {
  const { accounts, sessions, hashes, clock } = ports
  // Whoever has no account, or none with a password, is refused after the same work.
  const nobodysHash = hashes.ofNobody()
  const signInLimits = createSignInLimits(ports)

  return [
    route(signIn, async ({ body, session, addressKey, origin, setCookie }) => {
      const name = body.username.trim()
      if (name === '') return { ok: false, refusal: invalid('username', 'field/empty', 'field/empty/login') }
      if (body.password.length < LIMITS.password.min)
        return { ok: false, refusal: invalid('password', 'field/too-short', 'field/too-short/login') }
      const waitHereS = await signInLimits.waitHereSeconds(name.toLowerCase(), addressKey)
      if (waitHereS > 0) return { ok: false, refusal: { code: 'request/rate-limited', retryAfterS: waitHereS } }
      const account = await accounts.byNameOrEmail(name)
      const retryAfterS = await signInLimits.waitSeconds(name.toLowerCase(), account, addressKey)
      if (retryAfterS > 0) return { ok: false, refusal: { code: 'request/rate-limited', retryAfterS } }

      const stored = account?.passwordHash ?? undefined
      const isRight = await isSecret(body.password, stored ?? nobodysHash)
      if (account === undefined || stored === undefined || !isRight)
        return { ok: false, refusal: { code: 'account/wrong-credentials' } }
      await signInLimits.succeeded(account, addressKey)
      if (account.isDisabled) return { ok: false, refusal: { code: 'account/disabled' } }
      if (!account.isConfirmed) return { ok: false, refusal: { code: 'account/email-not-confirmed' } }
      const nowMs = clock.nowMs()
      if (account.passwordExpiresAtMs !== null && account.passwordExpiresAtMs < nowMs)
        return { ok: false, refusal: { code: 'account/initial-password-expired' } }
      if (hashes.isOutdated(stored))
        await accounts.rehashPassword(account.userId, stored, await hashes.hash(body.password))
      await accounts.seen(account.userId, nowMs)
      setCookie(await sessions.begin(account, false, session))
      keepLanguage(account, { origin, setCookie })
      return ok(signedIn(account, false))
    }),
    route(signOut, async ({ session, setCookie }) => {
      setCookie(await sessions.end(session))
      return done('done/logged-out')
    }),
  ]
}
