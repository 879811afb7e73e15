import { useEffect, useState } from 'react'
import { useLoaded } from '../../../../lib/calls/use-loaded.ts'
import type { Found, Wanted } from '../../api/bank-calls.ts'
import { fetchQuestions } from '../../api/bank-calls.ts'

/** Whoever types on is not answered yet. */
const PAUSE_MS = 250

const NOTHING = {
  search: '',
  origin: null,
  subject: null,
  schoolClass: null,
  questionType: null,
  difficulty: null,
  page: 0,
}

/** What the bank has of what is wanted for a quiz; what was found before stays until the new answer is there. */
export const useFoundQuestions = (quizId: string) => {
  const [search, setSearch] = useState('')
  const [wanted, setWanted] = useState<Wanted>({ quizId, ...NOTHING })
  const [found, setFound] = useState<Found>()
  const { loaded, reload } = useLoaded((key) => fetchQuestions(JSON.parse(key)), JSON.stringify(wanted))

  useEffect(() => {
    const timer = setTimeout(
      () => setWanted((before) => (before.search === search ? before : { ...before, search, page: 0 })),
      PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [search])

  useEffect(() => {
    if (loaded.is === 'ready') setFound(loaded.value)
  }, [loaded])

  /** Begins at the first page again where no other is asked for. */
  const change = (part: Partial<Wanted>) => setWanted({ ...wanted, page: 0, ...part })
  return { search, setSearch, wanted, change, loaded, found, reload }
}
