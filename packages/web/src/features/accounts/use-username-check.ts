import { LIMITS } from '@quokka/core/limits'
import { useState } from 'react'
import { useCheckUsername } from './api/account-calls.ts'

const REFUSED: readonly (number | undefined)[] = [400, 409]

/** Asks whether a user name is free, from five characters on (live play §5, Sign-up). */
export const useUsernameCheck = (onRefused: (name: string, sentence: string) => void) => {
  const [free, setFree] = useState({ name: '', sentence: '' })
  const { ask } = useCheckUsername()

  const check = async (typed: string) => {
    const name = typed.trim()
    if (Array.from(name).length < LIMITS.username.min || name === free.name) return
    const answer = await ask({ username: name })
    if (answer.ok) setFree({ name, sentence: answer.value })
    // A server that is busy or away has refused nothing.
    else if (REFUSED.includes(answer.status)) onRefused(name, answer.sentence)
  }

  /** The server's sentence when this very name was found to be free; else empty. */
  const whenFree = (typed: string): string => (typed.trim() !== '' && typed.trim() === free.name ? free.sentence : '')
  return { check, whenFree }
}
