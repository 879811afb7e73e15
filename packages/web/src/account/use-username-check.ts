import { checkUsername } from '@quokka/contract/http'
import { LIMITS } from '@quokka/core/limits'
import { useRef, useState } from 'react'
import { call } from '../lib/calls/call.ts'

export type UsernameCheck =
  | { is: 'open' }
  /** `sentence` is the server's, fit to be shown. */
  | { is: 'free'; username: string; sentence: string }
  | { is: 'refused'; username: string; sentence: string }
  /** The server could not be asked; the name is neither free nor refused. */
  | { is: 'failed'; username: string; sentence: string }

/** What says that the name will not do; a server that is busy or away has refused nothing. */
const REFUSED: readonly (number | undefined)[] = [400, 409]

const OPEN: UsernameCheck = { is: 'open' }

/** Whether a user name is free. `ask` asks the server for names that are long enough, once a name. */
export const useUsernameCheck = () => {
  const [check, setCheck] = useState<UsernameCheck>(OPEN)
  const latest = useRef('')

  const ask = async (wanted: string): Promise<UsernameCheck> => {
    const username = wanted.trim()
    if (username.length < LIMITS.username.min) return OPEN
    if (check.is === 'free' && check.username === username) return check
    latest.current = username
    const answer = await call(checkUsername, { username })
    const found: UsernameCheck = answer.ok
      ? { is: 'free', username, sentence: answer.value }
      : { is: REFUSED.includes(answer.status) ? 'refused' : 'failed', username, sentence: answer.sentence }
    // Only the answer for the name that was asked last is shown.
    if (latest.current === username) setCheck(found)
    return found
  }

  /** Empty unless this name is the one that was found free. */
  const freeSentenceOf = (typed: string) =>
    check.is === 'free' && check.username === typed.trim() ? check.sentence : ''
  return { freeSentenceOf, ask }
}
