import { useEffect, useState } from 'react'
import { useNavigate } from '../../../lib/navigation/location.tsx'
import type { Browsing } from './library-address.ts'
import { addressOf, FROM_OVERVIEW } from './library-address.ts'

/** Between two letters of a quick typist nothing is asked for. */
const PAUSE_MS = 250

/** The words of the search as they are typed; the address follows, and leads them. Rule LB43. */
export const useSearchWords = (browsing: Browsing | undefined) => {
  const navigate = useNavigate()
  const present = browsing?.query.search ?? ''
  /** The words, typed while the address said `from`; `sent` is what it was told to say last. */
  const [typed, setTyped] = useState({ words: present, from: present, sent: present })
  const isOwn = [typed.from, typed.sent, typed.words.trim()].includes(present)
  // The address changed by itself: Back, a link.
  const query = isOwn ? typed.words : present
  const wanted = query.trim()

  useEffect(() => {
    if (wanted === present) return
    const timer = setTimeout(() => {
      const base = browsing ?? FROM_OVERVIEW
      setTyped((now) => ({ ...now, sent: wanted }))
      navigate(addressOf({ ...base, query: { ...base.query, search: wanted } }), { replace: browsing !== undefined })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted, present, browsing, navigate])

  return {
    query,
    onChange: (words: string) => setTyped(({ sent }) => ({ words, from: present, sent: isOwn ? sent : present })),
  }
}
