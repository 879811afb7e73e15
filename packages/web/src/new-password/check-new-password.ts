import { LIMITS } from '@quokka/core/limits'
import { t } from '../messages/accounts.ts'

/** What is wrong with a new password that was typed twice; in this order. Rule AS17. */
export const checkNewPassword = (password: string, repeated: string) => {
  if (password !== repeated) return { repeated: t('accounts:passwordsDiffer') }
  return password.length < LIMITS.password.min ? { password: t('accounts:passwordShort') } : {}
}
