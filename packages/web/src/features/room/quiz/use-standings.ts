import type { PlayerStats } from '@quokka/contract/socket'
import { useState } from 'react'
import type { RoomState } from '../../../room-connection/room-state.ts'
import { isAsking, isInRoom, playersIn } from '../../../room-connection/room-state.ts'
import { followRanks, NO_MOVES } from './rank-moves.ts'
import type { Standings } from './standings.ts'

const questionOf = (state: RoomState): string | undefined => {
  if (isAsking(state)) return state.question.questionId
  return state.phase === 'answer' ? state.answer.questionId : undefined
}

/** Until somebody has points everyone is equal, however fast they were. */
export const rankedOf = (players: readonly PlayerStats[]): readonly PlayerStats[] =>
  players.some(({ totalScore }) => totalScore > 0) ? players : players.map((player) => ({ ...player, rank: 0 }))

/** The standings with their arrows, and the viewer's score, which may be below the rows that are sent. */
export const useStandings = (state: RoomState): { standings: Standings | null; ownScore: number } => {
  const [ranks, setRanks] = useState(NO_MOVES)
  const [runningScore, setRunningScore] = useState(0)
  const [wasSurvey, setWasSurvey] = useState(false)
  const leaderboard = isInRoom(state) ? state.leaderboard : null
  const players = leaderboard ? rankedOf(leaderboard.playerStats) : []

  const followed = leaderboard ? followRanks(ranks, players, questionOf(state)) : ranks
  if (followed !== ranks) setRanks(followed)

  const told =
    state.phase === 'answer' ? state.answer.playerRunningScore.totalScore : state.phase === 'waiting' ? 0 : undefined
  if (told !== undefined && told !== runningScore) setRunningScore(told)

  if (state.phase === 'answer' && state.answer.isSurvey !== wasSurvey) setWasSurvey(state.answer.isSurvey)

  if (!leaderboard || !isInRoom(state)) return { standings: null, ownScore: runningScore }
  const { seated, here } = playersIn(leaderboard)
  const { playerId } = state.place
  const own = players.find((player) => player.playerId === playerId)
  return {
    ownScore: state.phase === 'answer' ? runningScore : (own?.totalScore ?? runningScore),
    standings: {
      players,
      playerId,
      moves: followed.moves,
      noOfRanked: seated,
      noOfPlaying: here,
      rightLastTime: leaderboard.playerCorrectAnswerCount,
      tellsRight: !wasSurvey && players.some(({ rank }) => rank > 0),
    },
  }
}
