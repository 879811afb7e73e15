import { getReportPlayers } from '@quokka/contract/http'
import { LIMITS } from '@quokka/core/limits'
import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import type { Outcome } from '../../../lib/calls/call.ts'
import { call } from '../../../lib/calls/call.ts'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'
import type { ReportPlace } from '../../../quiz/report-paths.ts'

export type Players = z.infer<typeof getReportPlayers.answer>

/** As long as somebody goes on typing, nothing is asked. */
const TYPING_MS = 250

/** All players of a report, page by page, for what is printed. */
export const allPlayers = async (place: ReportPlace): Promise<Outcome<Players>> => {
  const players: Players['players'] = []
  for (let page = 0; ; page += 1) {
    const answer = await call(getReportPlayers, { ...place, page })
    if (!answer.ok) return answer
    players.push(...answer.value.players)
    const { found } = answer.value
    if (players.length >= found || answer.value.players.length === 0) return { ok: true, value: { players, found } }
  }
}

/** The players of a report: a page of those whose name has the words of a search, or everybody. */
export const usePlayers = (place: ReportPlace) => {
  const [query, setQuery] = useState('')
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(0)
  const [all, setAll] = useState<Players>()
  const asked = JSON.stringify({ ...place, search, page })
  const { loaded, reload } = useLoaded((id) => call(getReportPlayers, JSON.parse(id)), asked)

  useEffect(() => {
    const words = query.trim()
    // Nothing new to find leaves the page that somebody turned to.
    if (words === search) return
    const timer = setTimeout(() => {
      setSearch(words)
      setPage(0)
    }, TYPING_MS)
    return () => clearTimeout(timer)
  }, [query, search])

  return {
    loaded: all ? ({ is: 'ready', value: all } as const) : loaded,
    reload,
    query,
    find: (words: string) => {
      setAll(undefined)
      setQuery(words)
    },
    page,
    turn: setPage,
    /** Whether the whole list stands there, on one page. */
    isWhole: all !== undefined,
    /** Brings everybody, whoever was looked for; answers why that failed. */
    showAll: async (): Promise<string | undefined> => {
      const answer = await allPlayers(place)
      if (!answer.ok) return answer.sentence
      setQuery('')
      setAll(answer.value)
      return undefined
    },
    firstOfPage: all ? 0 : page * LIMITS.reportedPlayers,
  }
}

export type PlayersList = ReturnType<typeof usePlayers>
