import { termsAndConditions } from '@quokka/contract/http'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../../lib/call.ts'

export type Terms = { is: 'loading' } | { is: 'failed'; sentence: string } | { is: 'ready'; html: string }

/** The terms as the server writes them; `reload` asks again. */
export const useTerms = (): { terms: Terms; reload: () => void } => {
  const [terms, setTerms] = useState<Terms>({ is: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again.
  useEffect(() => {
    let isGone = false
    setTerms({ is: 'loading' })
    call(termsAndConditions, {}).then(
      (answer) => {
        if (isGone) return
        setTerms(answer.ok ? { is: 'ready', html: answer.value } : { is: 'failed', sentence: answer.sentence })
      },
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [attempt])

  const reload = useCallback(() => setAttempt((before) => before + 1), [])
  return { terms, reload }
}
