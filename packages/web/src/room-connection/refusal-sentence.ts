import type { ServerPayload } from '@quokka/contract/socket'
import { said } from '../lib/language/said.ts'

/** What an `error` frame says, in the language in use; a room has words of its own for its codes. */
export const refusalSentence = ({ code, message, says }: ServerPayload<'error'>): string =>
  said(says ?? `${code}/room`, said(code, message))
