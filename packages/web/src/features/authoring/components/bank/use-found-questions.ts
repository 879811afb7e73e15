import { useEffect, useState } from 'react'
import { useLoaded } from '../../../../lib/calls/use-loaded.ts'
import type { Found, Wanted } from '../../api/bank-calls.ts'
import { fetchQuestions } from '../../api/bank-calls.ts'

/** What the bank has of what is wanted; what was found before stays until the new answer is there. */
export const useFoundQuestions = (wanted: Wanted) => {
  const { loaded, reload } = useLoaded((key) => fetchQuestions(JSON.parse(key)), JSON.stringify(wanted))
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    if (loaded.is === 'ready') setFound(loaded.value)
  }, [loaded])
  return { loaded, found, reload }
}
