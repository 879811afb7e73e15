import type { Session } from '../../http/callers/session.ts'
import type { GuessLimits } from '../../http/limits/guess-limits.ts'
import type { Refusal } from '../../http/replies/refusals.ts'
import type { Clock } from '../../ports.ts'
import { isSecret } from '../../signing-in/password-hash.ts'

const TRIES_PER_MINUTE = 5
/** How fresh the sign-in of an account without a password must be. */
const FRESH_MS = 10 * 60_000

/** Why this may be somebody else at a session that was left open; undefined when it is the owner. Rule AC36. */
export const refusalOfOwner = async (
  { account, beganAtMs }: Pick<Session, 'account' | 'beganAtMs'>,
  currentPassword: string,
  { guesses, clock }: { guesses: GuessLimits; clock: Clock },
): Promise<Refusal | undefined> => {
  if (account.passwordHash === null)
    return clock.nowMs() - beganAtMs > FRESH_MS ? { code: 'account/recent-sign-in-required' } : undefined
  const retryAfterS = await guesses.waitSeconds(`password of ${account.userId}`, TRIES_PER_MINUTE)
  if (retryAfterS > 0) return { code: 'request/rate-limited', retryAfterS }
  return (await isSecret(currentPassword, account.passwordHash)) ? undefined : { code: 'account/wrong-password' }
}
