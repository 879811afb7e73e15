import type { PlayerStats } from '@quokka/contract/socket'
import { t } from '../../../messages/stage.ts'

export interface Standings {
  players: readonly PlayerStats[]
  playerId: string | undefined
  moves: ReadonlyMap<string, number>
  noOfRanked: number
  noOfPlaying: number
  rightLastTime: number
  /** Whether it says something how many were right last time: not after a survey, nor before anybody has points. */
  tellsRight: boolean
}

/** "22 playing · 16 right last time". */
export const standingsLine = ({ noOfPlaying, rightLastTime, tellsRight }: Standings, isShort: boolean): string => {
  const playing = t('room:playing', { count: noOfPlaying })
  if (!tellsRight) return playing
  const right = isShort
    ? t('room:rightShort', { count: rightLastTime })
    : t('room:rightLastTime', { count: rightLastTime })
  return `${playing} · ${right}`
}
