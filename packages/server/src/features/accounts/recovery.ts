import { changePassword, confirmForgotPassword, endOtherSessions, forgotPassword } from '@quokka/contract/http'
import { ok } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import { invalid } from '../../http/replies/invalid-field.ts'
import { done } from '../../http/replies/successes.ts'
import { letterJob } from '../../mailing/letter-job.ts'
import { readerOf } from '../../mailing/reader.ts'
import { refusalOfPassword } from '../../signing-in/password-choice.ts'
import { isSecret } from '../../signing-in/password-hash.ts'
import { signedIn } from '../../signing-in/signed-in.ts'
import type { AccountPorts } from './account-ports.ts'
import { codeJobs } from './code-jobs.ts'
import { passwordChangedMail } from './mails.ts'

/** Guesses at the present password in a session that somebody left open. */
const CHANGES_PER_MINUTE = 5

/** A forgotten password, and one that is replaced. Rules AC8, AC9, AC45, AC46. */
export const recoveryRoutes = (ports: AccountPorts): Route[] => {
  const { accounts, sessions, hashes, codes, jobs, guesses, clock, sender } = ports

  return [
    route(forgotPassword, async ({ body, credential, addressKey, language }) => {
      const name = body.username.trim()
      if (name === '') return { ok: false, refusal: invalid('username', 'field/empty', 'field/empty/account') }
      await jobs.add(codeJobs.resetCode(name, { credential: credential(), addressKey, language }, clock.nowMs()))
      return done('done/reset-code-sent')
    }),
    route(confirmForgotPassword, async ({ body, credentials }) => {
      if (body.confirmation_code.trim().length !== LIMITS.confirmationCodeCharacters)
        return { ok: false, refusal: invalid('confirmation_code', 'field/wrong-length', 'field/wrong-length/code') }
      if (body.password.length < LIMITS.password.min)
        return {
          ok: false,
          refusal: invalid('password', 'field/too-short', 'field/too-short/password'),
        }
      // Judged by what was typed, so that the answer to a common password does not depend on the account.
      const refusal = await refusalOfPassword(body.password, {
        userName: body.username.trim(),
        email: body.username.trim(),
      })
      if (refusal !== undefined) return { ok: false, refusal }
      const account = await accounts.byNameOrEmail(body.username)
      const isRight = await codes.use(account, 'reset', {
        code: body.confirmation_code,
        credentials: credentials(),
      })
      // The code came by mail, so it proves the mailbox of an account that was not confirmed yet.
      if (
        account === undefined ||
        !isRight ||
        account.isDisabled ||
        !(await accounts.confirm(account.userId, clock.nowMs()))
      )
        return { ok: false, refusal: { code: 'account/invalid-confirmation-code' } }
      await accounts.setPassword(account.userId, await hashes.hash(body.password))
      await sessions.endAll(account.userId)
      return done('done/password-reset')
    }),
    route(changePassword, async ({ body, session, language, setCookie }) => {
      const { account, nextStep, gaveOneTimeCode } = session
      if (nextStep === 'giveOneTimeCode') return { ok: false, refusal: { code: 'account/sign-in-incomplete' } }
      const names = { userName: account.userName ?? '', email: account.email }
      const refusal = await refusalOfPassword(body.password, names)
      if (refusal !== undefined) return { ok: false, refusal }
      const retryAfterS = await guesses.waitSeconds(`change password ${account.userId}`, CHANGES_PER_MINUTE)
      if (retryAfterS > 0) return { ok: false, refusal: { code: 'request/rate-limited', retryAfterS } }
      const isRight = await isSecret(body.currentPassword, account.passwordHash ?? '')
      if (!isRight || body.currentPassword === body.password)
        return { ok: false, refusal: { code: isRight ? 'account/password-unchanged' : 'account/wrong-password' } }
      await accounts.setPassword(account.userId, await hashes.hash(body.password))
      await sessions.endAll(account.userId)
      const changed = { ...account, mustChoosePassword: false }
      setCookie(await sessions.begin(changed, gaveOneTimeCode, undefined))
      // As a step of the sign-in it is the owner's first password.
      if (nextStep !== 'choosePassword')
        await jobs.add(
          letterJob(passwordChangedMail(readerOf(account, language), sender), clock.nowMs(), { share: 'notice' }),
        )
      return ok(signedIn(changed, gaveOneTimeCode))
    }),
    route(endOtherSessions, async ({ session }) => ok({ ended: await sessions.endOthers(session) })),
  ]
}
