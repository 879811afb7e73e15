import { signIn, signOut } from '@quokka/contract/http'
import { ok } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import type { GuessLimits } from '../../http/limits/guess-limits.ts'
import { invalid } from '../../http/replies/invalid-field.ts'
import { isSecret } from '../../signing-in/password-hash.ts'
import { signedIn } from '../../signing-in/signed-in.ts'
import type { AccountPorts } from './account-ports.ts'

/** Tries for one account from one address, and from everywhere. */
const TRIES_PER_MINUTE = { fromOneAddress: 10, fromEverywhere: 30 }
const MOST_KNOWN = 50_000

/**
 * Slows guessing without locking anybody out (rule AC31): an address from which an account has signed in before has
 * tries of its own, however many strangers use up the account's.
 */
const createSignInLimits = (guesses: GuessLimits) => {
  const known = new Set<string>()
  return {
    async waitSeconds(name: string, addressKey: string): Promise<number> {
      const here = `${name} ${addressKey}`
      const waitS = await guesses.waitSeconds(`sign-in ${here}`, TRIES_PER_MINUTE.fromOneAddress)
      if (waitS > 0 || known.has(here)) return waitS
      return guesses.waitSeconds(`sign-in ${name}`, TRIES_PER_MINUTE.fromEverywhere)
    },
    succeeded(name: string, addressKey: string): void {
      known.add(`${name} ${addressKey}`)
      const [oldest] = known
      if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest)
    },
  }
}

/** Signing in by user name or email, and out. Rules AC6, AC7. */
export const signInRoutes = ({ accounts, sessions, hashes, guesses, clock }: AccountPorts): Route[] => {
  // Whoever has no account, or none with a password, is refused after the same work.
  const nobodysHash = hashes.ofNobody()
  const signInLimits = createSignInLimits(guesses)

  return [
    route(signIn, async ({ body, session, addressKey, setCookie }) => {
      const name = body.username.trim()
      if (name === '') return { ok: false, refusal: invalid('username', 'field/empty', 'Enter a valid username/email') }
      if (body.password.length < LIMITS.password.min)
        return { ok: false, refusal: invalid('password', 'field/too-short', 'Incorrect password') }
      const retryAfterS = await signInLimits.waitSeconds(name.toLowerCase(), addressKey)
      if (retryAfterS > 0) return { ok: false, refusal: { code: 'request/rate-limited', retryAfterS } }

      const account = await accounts.byNameOrEmail(name)
      const stored = account?.passwordHash ?? undefined
      const isRight = await isSecret(body.password, stored ?? nobodysHash)
      if (account === undefined || stored === undefined || !isRight)
        return { ok: false, refusal: { code: 'account/wrong-credentials' } }
      signInLimits.succeeded(name.toLowerCase(), addressKey)
      if (!account.isConfirmed) return { ok: false, refusal: { code: 'account/email-not-confirmed' } }
      const nowMs = clock.nowMs()
      if (account.passwordExpiresAtMs !== null && account.passwordExpiresAtMs < nowMs)
        return { ok: false, refusal: { code: 'account/initial-password-expired' } }
      if (hashes.isOutdated(stored))
        await accounts.rehashPassword(account.userId, stored, await hashes.hash(body.password))
      await accounts.seen(account.userId, nowMs)
      setCookie(await sessions.begin(account, false, session))
      return ok(signedIn(account, false))
    }),
    route(signOut, async ({ session, setCookie }) => {
      setCookie(await sessions.end(session))
      return ok('You are logged out.')
    }),
  ]
}
