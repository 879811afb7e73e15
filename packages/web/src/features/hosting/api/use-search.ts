import type { ReadFilter } from '@quokka/core/search-filters'
import { useEffect, useState } from 'react'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'
import type { FoundQuizzes } from './fetch-quizzes.ts'
import { countAsMissed, searchQuizzes } from './fetch-quizzes.ts'

/** Between the last key and the question to the server. */
const PAUSE_MS = 300
/** After which words count as what was meant. */
const RESTS_MS = 2_000

const NOTHING: FoundQuizzes = { quizzes: [], nearest: [], read: {} }
const SEPARATOR = '\n'

/** What the server finds by words that rest; `waiting` until its answer is there. */
export type Search = { is: 'none' } | { is: 'waiting' } | { is: 'failed' } | ({ is: 'found' } & FoundQuizzes)

const useRested = (text: string): string => {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** Words that found nothing are told once they are not typed any further. Rule AD30. */
const useMissed = (words: string, isMissed: boolean) => {
  useEffect(() => {
    if (!isMissed) return
    const timer = setTimeout(() => void countAsMissed(words), RESTS_MS)
    return () => clearTimeout(timer)
  }, [words, isMissed])
}

/** Asks the server for quizzes by words; filters named in `without` are not read from them. Rule HO28. */
export const useSearch = (text: string, without: readonly ReadFilter[]): Search => {
  const words = text.trim()
  const wanted = words === '' ? '' : [words, ...without].join(SEPARATOR)
  const rested = useRested(wanted)
  const { loaded } = useLoaded(async (asked) => {
    const [first = '', ...filters] = asked.split(SEPARATOR)
    return first === '' ? { ok: true, value: NOTHING } : searchQuizzes(first, filters as ReadFilter[])
  }, rested)
  const isHere = wanted === rested && loaded.is === 'ready'
  useMissed(words, isHere && words !== '' && loaded.value.quizzes.length === 0)
  if (words === '') return { is: 'none' }
  if (wanted === rested && loaded.is === 'failed') return { is: 'failed' }
  return isHere ? { is: 'found', ...loaded.value } : { is: 'waiting' }
}
