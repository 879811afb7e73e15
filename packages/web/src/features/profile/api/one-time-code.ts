import { giveOneTimeCode, makeRecoveryCodes, removeOneTimeCode, setUpOneTimeCode } from '@quokka/contract/http'
import type * as z from 'zod/mini'
import { call } from '../../../lib/calls/call.ts'

export type OneTimeSecret = z.infer<typeof setUpOneTimeCode.answer>

/** `currentPassword` is empty for an account without one, here and below. */
export const beginOneTimeCode = (currentPassword: string) => call(setUpOneTimeCode, { currentPassword })

/** Ends the setting up: from here on each sign-in asks for a code. */
export const confirmOneTimeCode = (code: string) => call(giveOneTimeCode, { code })

export const renewRecoveryCodes = (currentPassword: string) => call(makeRecoveryCodes, { currentPassword })

/** `code` is the app's, or a recovery code. */
export const endOneTimeCode = (currentPassword: string, code: string) =>
  call(removeOneTimeCode, { currentPassword, code })
