import {
  giveOneTimeCode,
  giveRecoveryCode,
  makeRecoveryCodes,
  removeOneTimeCode,
  setUpOneTimeCode,
} from '@quokka/contract/http'
import { isAdmin } from '@quokka/core/access'
import { ok } from '@quokka/core/lib'
import { Secret } from 'otpauth'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import { letterJob } from '../../mailing/letter-job.ts'
import { readerOf } from '../../mailing/reader.ts'
import type { Mail } from '../../ports.ts'
import { signedIn } from '../../signing-in/signed-in.ts'
import type { AccountPorts } from './account-ports.ts'
import { oneTimeCodeRemovedMail, oneTimeCodeSetUpMail } from './mails.ts'
import { refusalOfOwner } from './owner-check.ts'
import type { SecondStep } from './second-step.ts'

/** Slips of whoever sets an app up. */
const TRIES_PER_MINUTE = 5

/** The second factor: six digits of an authenticator app, or a recovery code, each of which counts once. Rules AD2, AC36, AC37. */
export const oneTimeCodeRoutes = (ports: AccountPorts & { secondStep: SecondStep }): Route[] => {
  const { accounts, sessions, secondStep, jobs, guesses, clock, sender } = ports

  const tell = (mail: Mail) => jobs.add(letterJob(mail, clock.nowMs(), { share: 'notice' }))

  return [
    route(setUpOneTimeCode, async ({ body, session }) => {
      const { account, nextStep } = session
      // Another phone is set up from a session that has given a code of the present one.
      if (nextStep === 'giveOneTimeCode')
        return { ok: false, refusal: { code: 'account/authenticator-already-set-up' } }
      if (nextStep === 'choosePassword') return { ok: false, refusal: { code: 'account/sign-in-incomplete' } }
      // As a step of the sign-in it follows the password.
      const refusal = nextStep === 'done' ? await refusalOfOwner(session, body.currentPassword ?? '', ports) : undefined
      if (refusal !== undefined) return { ok: false, refusal }
      const secret = new Secret({ size: 20 }).base32
      await accounts.beginOneTimeCode(account.userId, secret)
      return ok({ secret, address: secondStep.addressOf(secret, account.userName ?? account.email) })
    }),
    route(giveOneTimeCode, async ({ body, session, language, setCookie }) => {
      const { account, nextStep } = session
      if (nextStep === 'giveOneTimeCode' && account.oneTimeSecret !== null) {
        const given = await secondStep.giveCode({ account, language }, account.oneTimeSecret, body.code)
        if (!given.ok) return given
        setCookie(await sessions.begin(account, true, session))
        return ok(signedIn(account, true))
      }
      const secret = account.pendingOneTimeSecret
      if (secret === null) return { ok: false, refusal: { code: 'account/no-authenticator-setup' } }
      const retryAfterS = await guesses.waitSeconds(`set up one-time code ${account.userId}`, TRIES_PER_MINUTE)
      if (retryAfterS > 0) return { ok: false, refusal: { code: 'request/rate-limited', retryAfterS } }
      if (!(await secondStep.isRightCode(account, secret, body.code)))
        return { ok: false, refusal: { code: 'account/wrong-one-time-code' } }
      // Whoever is signed in elsewhere has not given a code of this app.
      await sessions.endAll(account.userId)
      const proved = { ...account, oneTimeSecret: secret, pendingOneTimeSecret: null }
      setCookie(await sessions.begin(proved, true, undefined))
      await tell(oneTimeCodeSetUpMail(readerOf(account, language), sender))
      return ok({ ...signedIn(proved, true), recoveryCodes: await secondStep.makeRecoveryCodes(account.userId) })
    }),
    route(giveRecoveryCode, async ({ body, session, language, setCookie }) => {
      const { account, nextStep } = session
      if (nextStep !== 'giveOneTimeCode') return { ok: false, refusal: { code: 'account/two-step-off' } }
      const given = await secondStep.giveRecoveryCode({ account, language }, body.code)
      if (!given.ok) return given
      setCookie(await sessions.begin(account, true, session))
      return ok(signedIn(account, true))
    }),
    route(makeRecoveryCodes, async ({ body, user, session }) => {
      if (user.oneTimeSecret === null) return { ok: false, refusal: { code: 'account/two-step-off' } }
      const refusal = await refusalOfOwner(session, body.currentPassword, ports)
      if (refusal !== undefined) return { ok: false, refusal }
      return ok({ recoveryCodes: await secondStep.makeRecoveryCodes(user.userId) })
    }),
    route(removeOneTimeCode, async ({ body, user, session, language, setCookie }) => {
      if (user.oneTimeSecret === null) return { ok: false, refusal: { code: 'account/two-step-off' } }
      if (isAdmin(user)) return { ok: false, refusal: { code: 'account/two-step-required' } }
      const refusal = await refusalOfOwner(session, body.currentPassword, ports)
      if (refusal !== undefined) return { ok: false, refusal }
      const isOfApp = /^\d{6}$/.test(body.code.replaceAll(/\s/g, ''))
      const given = isOfApp
        ? await secondStep.giveCode({ account: user, language }, user.oneTimeSecret, body.code)
        : await secondStep.giveRecoveryCode({ account: user, language }, body.code)
      if (!given.ok) return given
      await accounts.removeOneTimeCode(user.userId)
      await sessions.endAll(user.userId)
      const plain = { ...user, oneTimeSecret: null, pendingOneTimeSecret: null }
      setCookie(await sessions.begin(plain, false, undefined))
      await tell(oneTimeCodeRemovedMail(readerOf(user, language), sender))
      return ok(signedIn(plain, false))
    }),
  ]
}
