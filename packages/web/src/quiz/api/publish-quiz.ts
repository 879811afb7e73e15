import { assignQuizToTeams, changeQuizStatus } from '@quokka/contract/http'
import type { Outcome } from '../../lib/calls/call.ts'
import { call } from '../../lib/calls/call.ts'

/** Who may play the quiz once it is published: everyone, or these teams. */
export type Players = 'public' | readonly string[]

/** Says who may play the quiz; it comes before the publishing, so that nobody else plays it for a moment. */
export const assignPlayers = (quizId: string, players: Players): Promise<Outcome<string>> =>
  call(
    assignQuizToTeams,
    players === 'public'
      ? { quizId, teamIds: players, quizAccessStatus: 'public' }
      : { quizId, teamIds: [...players], quizAccessStatus: 'private' },
  )

export const publishQuiz = (quizId: string): Promise<Outcome<string>> =>
  call(changeQuizStatus, { quizId, status: 'published' })
