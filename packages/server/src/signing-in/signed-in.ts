import type { SignedIn } from '@quokka/contract/http'
import { nextSignInStep } from '@quokka/core/accounts'
import type { Account } from '../stores/accounts.ts'

/** What the client learns of a sign-in (contract §4). */
export const signedIn = (account: Account, gaveOneTimeCode: boolean): SignedIn => ({
  userId: account.userId,
  userType: account.userType,
  picture: account.picture,
  userName: account.userName ?? '',
  email: account.email,
  ageGroup: account.ageGroup,
  nextStep: nextSignInStep({
    mustChoosePassword: account.mustChoosePassword,
    isAdmin: account.userType === 'ADMIN',
    hasOneTimeCode: account.oneTimeSecret !== null,
    gaveOneTimeCode,
  }),
})
