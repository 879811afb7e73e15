import { useState } from 'react'
import { AskForCode } from './recovery/ask-for-code.tsx'
import { ResetPassword } from './recovery/reset-password.tsx'

/** A code by mail, then a new password. */
export const ForgotPassword = () => {
  const [username, setUsername] = useState<string>()
  return username === undefined ? <AskForCode onCode={setUsername} /> : <ResetPassword username={username} />
}
