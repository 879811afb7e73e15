import { changeEmail, confirmNewEmail } from '@quokka/contract/http'
import { refreshAccount } from '../../../account/account.ts'
import { call } from '../../../lib/calls/call.ts'

/** `currentPassword` is empty for an account without one. */
export const askForNewEmail = (currentPassword: string, email: string) => call(changeEmail, { currentPassword, email })

/** Changes the email by the code that was sent there; the tab knows it afterwards. */
export const confirmEmail = async (email: string, code: string) => {
  const answer = await call(confirmNewEmail, { email, confirmation_code: code })
  if (answer.ok) await refreshAccount()
  return answer
}
