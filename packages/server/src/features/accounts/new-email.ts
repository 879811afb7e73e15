import { changeEmail, confirmNewEmail } from '@quokka/contract/http'
import { checkForm, NEW_EMAIL_FORM } from '@quokka/core/accounts'
import { ok } from '@quokka/core/lib'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import { invalid, invalidField } from '../../http/replies/invalid-field.ts'
import { done } from '../../http/replies/successes.ts'
import { letterJob } from '../../mailing/letter-job.ts'
import { readerOf } from '../../mailing/reader.ts'
import { signedIn } from '../../signing-in/signed-in.ts'
import type { AccountPorts } from './account-ports.ts'
import { codeJobs } from './code-jobs.ts'
import { emailChangedMail } from './mails.ts'
import { refusalOfOwner } from './owner-check.ts'

/** Another mailbox for an account, once that is proved. Rules AC47, AC48. */
export const newEmailRoutes = (ports: AccountPorts): Route[] => {
  const { accounts, sessions, codes, jobs, clock, sender } = ports

  return [
    route(changeEmail, async ({ body, user, session, credential, addressKey, language }) => {
      const email = body.email.trim()
      const failures = checkForm(NEW_EMAIL_FORM, { email })
      if (failures.length > 0) return { ok: false, refusal: invalidField(failures) }
      if (email.toLowerCase() === user.email.toLowerCase())
        return { ok: false, refusal: invalid('email', 'field/not-an-option', 'field/not-an-option/own-email') }
      const refusal = await refusalOfOwner(session, body.currentPassword, ports)
      if (refusal !== undefined) return { ok: false, refusal }
      const asker = { credential: credential(), addressKey, language }
      await jobs.add(codeJobs.emailCode(user.userId, email, asker, clock.nowMs()))
      jobs.wake('codes')
      return done('done/new-email-code-sent')
    }),
    route(confirmNewEmail, async ({ body, user, session, credentials, language, setCookie }) => {
      const email = body.email.trim()
      const given = { code: body.confirmation_code, credentials: credentials(), mailbox: email }
      const isRight = await codes.use(user, 'email', given)
      if (!isRight || !(await accounts.changeEmail(user.userId, email)))
        return { ok: false, refusal: { code: 'account/invalid-confirmation-code' } }
      // Whoever is signed in elsewhere may be the reason for the change.
      await sessions.endAll(user.userId)
      const changed = { ...user, email }
      setCookie(await sessions.begin(changed, session.gaveOneTimeCode, undefined))
      await jobs.add(letterJob(emailChangedMail(readerOf(user, language), sender), clock.nowMs(), { share: 'notice' }))
      return ok(signedIn(changed, session.gaveOneTimeCode))
    }),
  ]
}
