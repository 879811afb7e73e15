import { useState } from 'react'
import { t } from '../../messages/stage.ts'
import { announcedSeconds } from '../../questions/play/announced-seconds.ts'
import { ordinal } from '../../questions/play/ordinal.ts'
import { secondsText } from '../../questions/play/seconds.ts'
import { VERDICT_WORDS, verdictOf } from '../../questions/play/verdict.ts'
import type { RoomState } from '../../room-connection/room-state.ts'
import { hasClock, isLeading } from '../../room-connection/room-state.ts'
import { useSecondsUntil } from '../../room-connection/use-seconds-until.ts'
import { LiveRegion } from '../../ui/stage/feedback/live-region.tsx'
import { podiumAfter } from './podium/places.ts'
import { isLateJoiner } from './room-route.ts'

/** Where others have the same points, what decided is said too. Rule SC8. */
const withTime = (said: string, { decidingTime }: { decidingTime?: number | undefined }): string =>
  decidingTime === undefined ? said : `${said} ${t('questions:play.sameTime', { time: secondsText(decidingTime) })}`

const scorePoints = (count: number): string => t('room:scorePoints', { count })

/** What a screen reader is told once about where the game stands. */
export const announcementOf = (state: RoomState, secondsLeft: number | null): string => {
  switch (state.phase) {
    case 'waiting':
      return state.place.isHost ? '' : t('room:sayWaiting')
    case 'getReady': {
      const { countedNumber: number, questionCount: total } = state.question
      if (number === null) return t('questions:play.infoSlide')
      return t('room:sayGetReady', { number, total })
    }
    case 'question': {
      if (state.isMoment && (state.given !== null || secondsLeft === 0)) return t('room:aMoment')
      if (!hasClock(state.question) || secondsLeft === null || secondsLeft === 0) return ''
      const said = announcedSeconds(secondsLeft)
      return said === undefined ? '' : t('questions:play.secondsLeft', { count: said })
    }
    case 'answer': {
      if (isLeading(state.place)) return ''
      if (isLateJoiner(state)) return t('room:thanksForJoining')
      const { playerScore, playerRunningScore: own } = state.answer
      const result = t(VERDICT_WORDS[verdictOf(state.answer)])
      if (state.question.maxPoints === 0) return result
      return withTime(
        t('room:sayResult', { result, points: scorePoints(playerScore), score: own.totalScore, rank: own.rank }),
        own,
      )
    }
    case 'podium': {
      const { playerStats, rank, totalScore } = state.podium
      const { isOver, isScoreless } = podiumAfter(playerStats, state.risen)
      // Nobody hears a place before the winner is up.
      if (isLeading(state.place) || !isOver) return t('room:sayPodium')
      if (rank === 0) return t('room:thanksAtPodium')
      if (isScoreless) return t('room:nobodyScored')
      return withTime(t('room:sayOwnPlace', { place: ordinal(rank), points: scorePoints(totalScore) }), state.podium)
    }
    default:
      return ''
  }
}

/** The fewest seconds that a question had left: a late frame may set its clock back, and what was told is not told again. */
const useFewestSeconds = (questionId: string | null, secondsLeft: number | null): number | null => {
  const [before, setBefore] = useState({ questionId, fewest: secondsLeft })
  const { fewest: known } = before.questionId === questionId ? before : { fewest: null }
  const fewest = known === null || secondsLeft === null ? secondsLeft : Math.min(known, secondsLeft)
  if (before.questionId !== questionId || before.fewest !== fewest) setBefore({ questionId, fewest })
  return fewest
}

/** Says each phase, the last seconds, and result and rank, politely. */
export const Announcer = ({ state }: { state: RoomState }) => {
  const question = state.phase === 'question' ? state : null
  const secondsLeft = useSecondsUntil(question?.endsAtMs ?? null)
  const fewest = useFewestSeconds(question?.question.questionId ?? null, secondsLeft)
  return <LiveRegion message={announcementOf(state, fewest)} />
}
