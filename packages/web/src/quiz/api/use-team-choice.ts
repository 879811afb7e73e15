import { getOrgTeams, getQuizTeams, QuizTeam } from '@quokka/contract/http'
import * as z from 'zod/mini'
import type { Outcome } from '../../lib/calls/call.ts'
import { call } from '../../lib/calls/call.ts'
import { useLoaded } from '../../lib/calls/use-loaded.ts'

/** A team to choose; one of another organisation is told with it. */
interface Team {
  teamId: string
  teamName: string
  organisationName?: string
}

export interface TeamChoice {
  isPublic: boolean
  /** The teams of the caller's organisation, and those of others that the caller may take away. */
  teams: readonly Team[]
  /** Those of them that may play the quiz so far. */
  chosenIds: readonly string[]
  /** Teams of other organisations that may play the quiz, whatever the caller chooses. */
  fixed: readonly Required<Team>[]
}

const Teams = z.array(QuizTeam)

const teamsIn = (text: string): QuizTeam[] => {
  try {
    return Teams.parse(JSON.parse(text))
  } catch {
    return []
  }
}

const fetchTeamChoice = async (quizId: string): Promise<Outcome<TeamChoice>> => {
  const [all, assigned] = await Promise.all([call(getOrgTeams, {}), call(getQuizTeams, { quizId })])
  if (!all.ok) return all
  if (!assigned.ok) return assigned
  const own = Object.entries(all.value).map(([teamName, teamId]) => ({ teamId, teamName }))
  const playing = teamsIn(assigned.value.teams)
  const others = playing.filter(({ teamId }) => own.every((team) => team.teamId !== teamId))
  return {
    ok: true,
    value: {
      isPublic: assigned.value.quizAccessStatus === 'Public',
      teams: [...own, ...others.filter(({ isFixed }) => !isFixed)],
      chosenIds: playing.filter(({ isFixed }) => !isFixed).map(({ teamId }) => teamId),
      fixed: others.filter(({ isFixed }) => isFixed),
    },
  }
}

/** Who may play a quiz, and who could. */
export const useTeamChoice = (quizId: string) => useLoaded(fetchTeamChoice, quizId)
