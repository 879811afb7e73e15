import type { SignedIn } from '@quokka/contract/http'
import { signOut as signOutCall } from '@quokka/contract/http'
import type { Outcome } from '../lib/calls/call.ts'
import { call } from '../lib/calls/call.ts'
import type { Navigate } from '../lib/navigation/location.tsx'
import { paths } from '../lib/navigation/paths.ts'
import { forgetAccount, keepSignedIn, meetAccount } from './account.ts'

interface FinishOptions {
  /** The page that asked for the sign-in; home without it. Checked by `wantedPage`. */
  redirect: string | undefined
}

/** Goes on after a right password: to the step that is still to be done, or in. */
export const finishSignIn = async (
  signedIn: SignedIn,
  navigate: Navigate,
  { redirect }: FinishOptions,
): Promise<void> => {
  const { nextStep } = signedIn
  if (nextStep !== 'done') {
    navigate(paths.signIn, { replace: true, state: { step: nextStep, ...(redirect && { redirect }) } })
    return
  }
  keepSignedIn(signedIn)
  // The profile knows the names of a person, the answer to the sign-in only the user name.
  await meetAccount()
  navigate(redirect ?? paths.home, { replace: true })
}

/** Settings of the device, which say nothing about who used it. */
const DEVICE_SETTINGS = ['sound', 'mantine-color-scheme-value']

const forgetEverything = () => {
  // What was being brought in.
  if ('indexedDB' in window) indexedDB.deleteDatabase('quokka-imports')
  forgetAccount()
  sessionStorage.clear()
  for (const key of Object.keys(localStorage)) if (!DEVICE_SETTINGS.includes(key)) localStorage.removeItem(key)
}

/** Ends the session on the server, then forgets everything here. While the server cannot be reached nobody is told to be signed out. */
export const signOut = async (): Promise<Outcome<unknown>> => {
  const answer = await call(signOutCall, {}, { unauthorized: () => {} })
  if (!answer.ok && answer.status !== 401) return answer
  forgetEverything()
  return { ok: true, value: undefined }
}
