import { SIGN_IN_STEPS } from '@quokka/core/accounts'
import { lazy, useState } from 'react'
import * as z from 'zod/mini'
import { useLocation } from '../../lib/navigation/location.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { ChoosePassword } from './steps/choose-password.tsx'
import { GiveOneTimeCode } from './steps/give-one-time-code.tsx'

// Few ever set it up here: whoever only logs in does not wait for it.
const SetUpOneTimeCode = lazy(() =>
  import('./steps/set-up-one-time-code.tsx').then((m) => ({ default: m.SetUpOneTimeCode })),
)

const Handed = z.object({ step: z.enum(SIGN_IN_STEPS) })

/** The log in, and the steps that may follow a right password. */
export const SignIn = () => {
  const { state } = useLocation()
  // Kept in memory alone, for the step that replaces it.
  const [givenPassword, setGivenPassword] = useState('')
  const handed = Handed.safeParse(state)
  switch (handed.data?.step) {
    case 'choosePassword':
      return <ChoosePassword givenPassword={givenPassword} />
    case 'giveOneTimeCode':
      return <GiveOneTimeCode />
    case 'setUpOneTimeCode':
      return <SetUpOneTimeCode />
    default:
      return <SignInForm onPassword={setGivenPassword} />
  }
}
