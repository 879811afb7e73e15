import type { PlayerStats } from '@quokka/contract/socket'
import { t } from '../../../messages/t.ts'

export interface Standings {
  players: readonly PlayerStats[]
  playerId: string | undefined
  moves: ReadonlyMap<string, number>
  noOfRanked: number
  noOfPlaying: number
  rightLastTime: number
  /** Whether a question has been closed in this game. */
  hasScores: boolean
}

/** "22 playing · 16 right last time". */
export const standingsLine = ({ noOfPlaying, rightLastTime, hasScores }: Standings, isShort: boolean): string => {
  const playing = t('room:playing', { count: noOfPlaying })
  if (!hasScores) return playing
  const right = isShort
    ? t('room:rightShort', { count: rightLastTime })
    : t('room:rightLastTime', { count: rightLastTime })
  return `${playing} · ${right}`
}
