import type { AgeGroup } from '@quokka/core/accounts'
import { isEmail } from '@quokka/core/accounts'
import { t } from '../../../messages/stage.ts'

export interface Details {
  avatar: string
  name: string
  email: string
  ageGroup: AgeGroup | undefined
}

export type DetailErrors = Partial<Record<keyof Details, string>>

const emailError = (email: string): string | undefined => {
  if (email.trim() === '') return t('join:emailMissing')
  return isEmail(email) ? undefined : t('join:emailInvalid')
}

/** What is missing or wrong, by field; empty when the player may go on. Rule WB5. */
export const checkDetails = ({ avatar, name, email, ageGroup }: Details): DetailErrors => {
  const wrongEmail = emailError(email)
  return {
    ...(avatar === '' && { avatar: t('join:avatarMissing') }),
    ...(name.trim() === '' && { name: t('join:nameMissing') }),
    ...(wrongEmail && { email: wrongEmail }),
    ...(ageGroup === undefined && { ageGroup: t('join:ageGroupMissing') }),
  }
}
