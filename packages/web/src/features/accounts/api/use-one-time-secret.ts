import { setUpOneTimeCode } from '@quokka/contract/http'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../../lib/call.ts'

export type OneTimeSecret =
  | { is: 'loading' }
  | { is: 'failed'; sentence: string }
  | { is: 'ready'; secret: string; address: string }

/** The secret for an authenticator app; it counts once a code was given. `reload` asks again. */
export const useOneTimeSecret = (): { secret: OneTimeSecret; reload: () => void } => {
  const [secret, setSecret] = useState<OneTimeSecret>({ is: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again.
  useEffect(() => {
    let isGone = false
    setSecret({ is: 'loading' })
    call(setUpOneTimeCode, {}).then(
      (answer) => {
        if (isGone) return
        setSecret(answer.ok ? { is: 'ready', ...answer.value } : { is: 'failed', sentence: answer.sentence })
      },
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [attempt])

  const reload = useCallback(() => setAttempt((before) => before + 1), [])
  return { secret, reload }
}
