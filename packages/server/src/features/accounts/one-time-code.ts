import { giveOneTimeCode, setUpOneTimeCode } from '@quokka/contract/http'
import { ok } from '@quokka/core/lib'
import { Secret, TOTP } from 'otpauth'
import type { Route } from '../../http/mount-endpoint.ts'
import { route } from '../../http/mount-endpoint.ts'
import { signedIn } from '../../signing-in/signed-in.ts'
import type { AccountPorts } from './account-ports.ts'

const TRIES_PER_MINUTE = 5
const PERIOD_S = 30
/** A phone's clock may be one step off. */
const WINDOW_STEPS = 1

/** The second factor: six digits of an authenticator app, each of which counts once. Rule AD2. */
export const oneTimeCodeRoutes = (ports: AccountPorts): Route[] => {
  const { accounts, sessions, limits, clock, sender } = ports

  const totpOf = (secret: string, label: string): TOTP =>
    new TOTP({ issuer: sender.brandName, label, secret: Secret.fromBase32(secret), period: PERIOD_S })

  return [
    route(setUpOneTimeCode, async ({ session: { account, nextStep } }) => {
      // Another phone is set up from a session that has given a code of the present one.
      if (nextStep === 'giveOneTimeCode') return { ok: false, refusal: { code: 'account/has-one-time-code' } }
      if (nextStep === 'choosePassword') return { ok: false, refusal: { code: 'account/sign-in-unfinished' } }
      const secret = new Secret({ size: 20 }).base32
      await accounts.beginOneTimeCode(account.userId, secret)
      return ok({ secret, address: totpOf(secret, account.userName ?? account.email).toString() })
    }),
    route(giveOneTimeCode, async ({ body, session, setCookie }) => {
      const { account, nextStep } = session
      const secret = nextStep === 'giveOneTimeCode' ? account.oneTimeSecret : account.pendingOneTimeSecret
      if (secret === null) return { ok: false, refusal: { code: 'account/no-one-time-code' } }
      const retryAfterS = limits.waitSeconds(`one-time code ${account.userId}`, TRIES_PER_MINUTE)
      if (retryAfterS > 0) return { ok: false, refusal: { code: 'call/too-many', retryAfterS } }
      const timestamp = clock.nowMs()
      const token = body.code.replaceAll(/\s/g, '')
      const delta = totpOf(secret, account.email).validate({ token, timestamp, window: WINDOW_STEPS })
      const step = Math.floor(timestamp / 1_000 / PERIOD_S) + (delta ?? 0)
      if (delta === null || !(await accounts.useOneTimeCode(account.userId, secret, step)))
        return { ok: false, refusal: { code: 'account/wrong-one-time-code' } }
      const proved = { ...account, oneTimeSecret: secret, pendingOneTimeSecret: null }
      setCookie(await sessions.begin(proved, true, session))
      return ok(signedIn(proved, true))
    }),
  ]
}
