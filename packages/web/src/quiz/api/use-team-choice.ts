import { getOrgTeams, getQuizTeams } from '@quokka/contract/http'
import * as z from 'zod/mini'
import type { Outcome } from '../../lib/call.ts'
import { call } from '../../lib/call.ts'
import { useLoaded } from '../../lib/use-loaded.ts'

export interface TeamChoice {
  isPublic: boolean
  /** The teams of the caller's organisation. */
  teams: readonly { teamId: string; teamName: string }[]
  /** Those of them that may play the quiz so far. */
  chosenIds: readonly string[]
}

const TeamNames = z.catch(z.array(z.object({ teamName: z.string() })), [])

const namesIn = (text: string): string[] => {
  try {
    return TeamNames.parse(JSON.parse(text)).map(({ teamName }) => teamName)
  } catch {
    return []
  }
}

const fetchTeamChoice = async (quizId: string): Promise<Outcome<TeamChoice>> => {
  const [all, assigned] = await Promise.all([call(getOrgTeams, {}), call(getQuizTeams, { quizId })])
  if (!all.ok) return all
  if (!assigned.ok) return assigned
  const teams = Object.entries(all.value).map(([teamName, teamId]) => ({ teamId, teamName }))
  const names = namesIn(assigned.value.teams)
  const chosenIds = teams.filter(({ teamName }) => names.includes(teamName)).map(({ teamId }) => teamId)
  return { ok: true, value: { isPublic: assigned.value.quizAccessStatus === 'Public', teams, chosenIds } }
}

/** Who may play a quiz, and who could. */
export const useTeamChoice = (quizId: string) => useLoaded(fetchTeamChoice, quizId)
