import { checkForm, NEW_PASSWORD_FORM } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import { dictionary } from '@zxcvbn-ts/language-common'
import { invalidField } from '../http/invalid-field.ts'
import type { Refusal } from '../http/refusals.ts'

/** Those of the list of breached passwords that are long enough to be asked about (RELIABILITY §5, 31). */
const COMMON = new Set(dictionary['passwords-common'].filter((word) => word.length >= LIMITS.password.min))

/** Whether somebody who knows the account's names would guess it early. */
const isGuessable = (password: string, names: readonly string[]): boolean => {
  const lower = password.toLowerCase()
  if (COMMON.has(lower) || /^(.)\1*$/.test(lower)) return true
  return names.some((name) => name !== '' && lower === name.toLowerCase())
}

/** Why a password may not be chosen; undefined when it may. `names` are those of the account: user name, e-mail and its first part. */
export const refusalOfPassword = (
  password: string,
  account: { userName: string; email: string },
): Refusal | undefined => {
  const [failure] = checkForm(NEW_PASSWORD_FORM, { password })
  if (failure !== undefined) return invalidField([failure])
  const names = [account.userName, account.email, account.email.split('@')[0] ?? '']
  return isGuessable(password, names) ? { code: 'account/common-password' } : undefined
}
