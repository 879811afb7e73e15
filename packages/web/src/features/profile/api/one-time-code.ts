import { giveOneTimeCode, setUpOneTimeCode } from '@quokka/contract/http'
import type * as z from 'zod/mini'
import { call } from '../../../lib/call.ts'

export type OneTimeSecret = z.infer<typeof setUpOneTimeCode.answer>

export const beginOneTimeCode = () => call(setUpOneTimeCode, {})

/** Ends the setting up: from here on each sign-in asks for a code. */
export const confirmOneTimeCode = (code: string) => call(giveOneTimeCode, { code })
