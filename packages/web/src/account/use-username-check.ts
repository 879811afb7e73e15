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

/**
 * Whether the user name in a form is free. `ask` asks the server for one that is long enough, once a name; an answer that comes
 * when another name has been typed meanwhile is `open`.
 */
export const useUsernameCheck = (typed: string) => {
  const [check, setCheck] = useState<UsernameCheck>(OPEN)
  const username = typed.trim()
  const latest = useRef(username)
  latest.current = username

  const ask = async (): Promise<UsernameCheck> => {
    if (username.length < LIMITS.username.min) return OPEN
    if (check.is === 'free' && check.username === username) return check
    const answer = await call(checkUsername, { username })
    if (latest.current !== username) return OPEN
    const found: UsernameCheck = answer.ok
      ? { is: 'free', username, sentence: answer.value }
      : { is: REFUSED.includes(answer.status) ? 'refused' : 'failed', username, sentence: answer.sentence }
    setCheck(found)
    return found
  }

  /** Empty unless the name is the one that was found free. */
  const freeSentence = check.is === 'free' && check.username === username ? check.sentence : ''
  return { freeSentence, ask }
}
