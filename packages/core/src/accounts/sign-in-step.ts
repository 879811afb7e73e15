/**
 * What somebody who gave the right password must still do before the session counts as signed in:
 * replace a password that an administrator made, give the code of the authenticator app, or set one up.
 */
export const SIGN_IN_STEPS = ['choosePassword', 'giveOneTimeCode', 'setUpOneTimeCode', 'done'] as const
export type SignInStep = (typeof SIGN_IN_STEPS)[number]

/** The next step of a sign-in. An administrator never gets in without a second factor. Rule AD2. */
export const nextSignInStep = (account: {
  mustChoosePassword: boolean
  isAdmin: boolean
  hasOneTimeCode: boolean
  gaveOneTimeCode: boolean
}): SignInStep => {
  if (account.hasOneTimeCode && !account.gaveOneTimeCode) return 'giveOneTimeCode'
  if (account.mustChoosePassword) return 'choosePassword'
  if (account.isAdmin && !account.hasOneTimeCode) return 'setUpOneTimeCode'
  return 'done'
}
