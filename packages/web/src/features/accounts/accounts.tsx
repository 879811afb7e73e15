import type { ReactNode } from 'react'
import { Redirect } from '../../lib/navigation/location.tsx'
import { paths } from '../../lib/navigation/paths.ts'
import { ConfirmEmail } from './confirm-email.tsx'
import { ForgotPassword } from './forgot-password.tsx'
import { LoggingOut } from './logging-out.tsx'
import { PasswordByLink } from './password-by-link.tsx'
import { SignIn } from './sign-in.tsx'
import { SignUp } from './sign-up.tsx'
import { SocialReturn } from './social-return.tsx'
import { TermsPage } from './terms-page.tsx'

interface AccountsProps {
  /** The address's first segment in lower case, with its slash. */
  path: string
  /** The segment after it; empty without one. */
  rest: string
}

const SCREENS = new Map<string, (rest: string) => ReactNode>([
  [paths.signIn, (step) => (step === 'password' ? <PasswordByLink /> : <SignIn />)],
  [paths.signUp, () => <SignUp />],
  [paths.forgotPassword, () => <ForgotPassword />],
  [paths.confirmEmail, (username) => username !== '' && <ConfirmEmail key={username} username={username} />],
  [paths.terms, () => <TermsPage />],
  [paths.redirect, (action) => (action === 'login' && <SocialReturn />) || (action === 'logout' && <LoggingOut />)],
])

/** The screens of the account, which are one file to download. */
export const Accounts = ({ path, rest }: AccountsProps) =>
  SCREENS.get(path)?.(rest) || <Redirect to={paths.homeAlias} />
