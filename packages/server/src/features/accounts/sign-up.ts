import { checkUsername, confirmSignUp, resendConfirmationCode, signUp } from '@quokka/contract/http'
import type { FormRules } from '@quokka/core/accounts'
import {
  ageGroupFromWire,
  checkForm,
  exactLength,
  handle,
  maxLength,
  minLength,
  notEmpty,
  SIGN_UP_FORM,
} from '@quokka/core/accounts'
import { ok } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import { invalidField } from '../../http/replies/invalid-field.ts'
import { refusalOfPassword } from '../../signing-in/password-choice.ts'
import type { AccountPorts } from './account-ports.ts'
import { codeJobs } from './code-jobs.ts'

const SENTENCES = {
  codeSent: 'We have sent a code to your e-mail address. Enter it to confirm your account.',
  confirmed: 'Your e-mail address is confirmed.',
  resent:
    'If this account waits for its confirmation, a new code is on its way. If none comes, use the newest one, or ask again later.',
  free: 'This username is available.',
} as const

const CODE_FORM: FormRules<'confirmation_code'> = [
  {
    field: 'confirmation_code',
    label: 'Confirmation Code',
    rules: [notEmpty, exactLength(LIMITS.confirmationCodeCharacters)],
  },
]

const USERNAME_FORM: FormRules<'username'> = [
  {
    field: 'username',
    label: 'Username',
    rules: [notEmpty, minLength(LIMITS.username.min), maxLength(LIMITS.username.max), handle],
  },
]

/** Making an account and proving its mailbox. Rules AC1 to AC5. */
export const signUpRoutes = (ports: AccountPorts): Route[] => {
  const { accounts, hashes, codes, jobs, clock, chance } = ports

  return [
    route(signUp, async ({ body, credential, addressKey }) => {
      const ageGroup = ageGroupFromWire(body.age_group)
      const form = {
        ...body,
        username: body.username.trim(),
        email: body.email.trim(),
        age_group: ageGroup ?? body.age_group,
      }
      const failures = checkForm(SIGN_UP_FORM, form)
      if (failures.length > 0) return { ok: false, refusal: invalidField(failures) }
      const { username: userName, email, password } = form
      const refusal = await refusalOfPassword(password, { userName, email })
      if (refusal !== undefined) return { ok: false, refusal }
      const userId = chance.newId()
      const asker = { credential: credential(), addressKey }
      const created = await accounts.create(
        {
          userId,
          userName,
          email,
          passwordHash: await hashes.hash(password),
          userType: 'REGULAR',
          ageGroup: ageGroup ?? null,
          isConfirmed: false,
        },
        clock.nowMs(),
        [codeJobs.answerSignUp(userId, asker, clock.nowMs())],
      )
      if (created === 'nameTaken') return { ok: false, refusal: { code: 'account/username-taken' } }
      jobs.wake('codes')
      return ok(SENTENCES.codeSent)
    }),
    route(confirmSignUp, async ({ body, credentials }) => {
      const failures = checkForm(CODE_FORM, { confirmation_code: body.confirmation_code.trim() })
      if (failures.length > 0) return { ok: false, refusal: invalidField(failures) }
      const account = await accounts.byNameOrEmail(body.username)
      const isRight = await codes.use(account, 'confirm', {
        code: body.confirmation_code,
        credentials: credentials(),
      })
      const isConfirmed = isRight && account !== undefined && (await accounts.confirm(account.userId, clock.nowMs()))
      return isConfirmed
        ? ok(SENTENCES.confirmed)
        : { ok: false, refusal: { code: 'account/invalid-confirmation-code' } }
    }),
    route(resendConfirmationCode, async ({ body, credential, addressKey }) => {
      const asker = { credential: credential(), addressKey }
      await jobs.add(codeJobs.confirmationCode(body.username, asker, clock.nowMs()))
      return ok(SENTENCES.resent)
    }),
    route(checkUsername, async ({ body }) => {
      const username = body.username.trim()
      const failures = checkForm(USERNAME_FORM, { username })
      if (failures.length > 0) return { ok: false, refusal: invalidField(failures) }
      return (await accounts.isNameFree(username))
        ? ok(SENTENCES.free)
        : { ok: false, refusal: { code: 'account/username-taken' } }
    }),
  ]
}
