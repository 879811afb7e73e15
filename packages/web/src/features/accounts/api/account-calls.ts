import {
  changePassword,
  confirmForgotPassword,
  confirmSignUp,
  forgotPassword,
  giveOneTimeCode,
  giveRecoveryCode,
  resendConfirmationCode,
  signIn,
  signUp,
} from '@quokka/contract/http'
import { useCall } from '../../../lib/calls/use-call.ts'

export const useSignIn = () => useCall(signIn)
export const useSignUp = () => useCall(signUp)
export const useConfirmSignUp = () => useCall(confirmSignUp)
export const useResendConfirmationCode = () => useCall(resendConfirmationCode)
export const useForgotPassword = () => useCall(forgotPassword)
export const useConfirmForgotPassword = () => useCall(confirmForgotPassword)
export const useChangePassword = () => useCall(changePassword)
export const useGiveOneTimeCode = () => useCall(giveOneTimeCode)
export const useGiveRecoveryCode = () => useCall(giveRecoveryCode)
