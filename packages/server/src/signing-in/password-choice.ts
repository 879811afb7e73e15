import { checkForm, NEW_PASSWORD_FORM } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import { invalidField } from '../http/replies/invalid-field.ts'
import type { Refusal } from '../http/replies/refusals.ts'

/** Those of the list of breached passwords that are long enough to be asked about. Rule AC2. Loaded with the first password: it is large. */
const readCommon = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= LIMITS.password.min))
}
let common: Promise<ReadonlySet<string>> | undefined

/** Whether somebody who knows the account's names would guess it early. */
const isGuessable = async (password: string, names: readonly string[]): Promise<boolean> => {
  const lower = password.toLowerCase()
  common ??= readCommon()
  if ((await common).has(lower) || /^(.)\1*$/.test(lower)) return true
  return names.some((name) => name !== '' && lower === name.toLowerCase())
}

/** Why a password may not be chosen; undefined when it may. `names` are those of the account: user name, email and its first part. */
export const refusalOfPassword = async (
  password: string,
  account: { userName: string; email: string },
): Promise<Refusal | undefined> => {
  const [failure] = checkForm(NEW_PASSWORD_FORM, { password })
  if (failure !== undefined) return invalidField([failure])
  const names = [account.userName, account.email, account.email.split('@')[0] ?? '']
  return (await isGuessable(password, names)) ? { code: 'account/password-too-common' } : undefined
}
