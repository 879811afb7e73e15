/** What members alone may see. */
export const homeMessages = {
  logIn: 'Log in',
  signUp: 'Sign up',
  membersOnly: 'For members',
  loginToAccess: 'Please login/signup to access this!',
} as const
