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
import { LIMITS } from '@quokka/core/limits'
import { chosenLanguage } from '../../http/callers/reader-language.ts'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import { invalidField } from '../../http/replies/invalid-field.ts'
import { done } from '../../http/replies/successes.ts'
import { refusalOfPassword } from '../../signing-in/password-choice.ts'
import type { AccountPorts } from './account-ports.ts'
import { codeJobs } from './code-jobs.ts'

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
    route(signUp, async ({ body, credential, addressKey, sent, language }) => {
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
      const asker = { credential: credential(), addressKey, language }
      const created = await accounts.create(
        {
          userId,
          userName,
          email,
          passwordHash: await hashes.hash(password),
          userType: 'REGULAR',
          ageGroup: ageGroup ?? null,
          isConfirmed: false,
          language: chosenLanguage(sent.cookie),
        },
        clock.nowMs(),
        [codeJobs.answerSignUp(userId, asker, clock.nowMs())],
      )
      if (created === 'nameTaken') return { ok: false, refusal: { code: 'account/username-taken' } }
      jobs.wake('codes')
      return done('done/code-sent')
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
        ? done('done/email-confirmed')
        : { ok: false, refusal: { code: 'account/invalid-confirmation-code' } }
    }),
    route(resendConfirmationCode, async ({ body, credential, addressKey, language }) => {
      const asker = { credential: credential(), addressKey, language }
      await jobs.add(codeJobs.confirmationCode(body.username, asker, clock.nowMs()))
      return done('done/code-sent-again')
    }),
    route(checkUsername, async ({ body }) => {
      const username = body.username.trim()
      const failures = checkForm(USERNAME_FORM, { username })
      if (failures.length > 0) return { ok: false, refusal: invalidField(failures) }
      return (await accounts.isNameFree(username))
        ? done('done/username-free')
        : { ok: false, refusal: { code: 'account/username-taken' } }
    }),
  ]
}
