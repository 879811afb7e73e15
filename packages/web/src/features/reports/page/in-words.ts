import { oneDigit, percentText } from '../../../lib/text/numbers.ts'
import { zoneName } from '../../../lib/time/time-zone.ts'
import { t } from '../../../messages/studio.ts'

/** By whose clock a moment is told. */
export const zoneInWords = (iso: string): string => t('reports:zone', { zone: zoneName(Date.parse(iso)) })

/** In which game of several: room HK4PWT, game 2; the first of a room has no number. */
export const gameInWords = ({ roomId, game }: { roomId: string; game: number }): string =>
  t(game > 1 ? 'reports:page.list.game' : 'reports:page.list.room', { game, code: roomId.toUpperCase() })

/** 9.4 s of 9412 ms; a dash where there is none. */
export const secondsInWords = (ms: number | null): string =>
  ms === null ? t('reports:page.nothing') : t('reports:page.seconds', { seconds: oneDigit(ms / 1_000) })

/** 1.2 s of 1234 ms, and 34 ms where less than a tenth of a second is all. */
export const shortTimeInWords = (ms: number): string =>
  ms < 100 ? t('reports:page.milliseconds', { count: Math.ceil(ms) }) : secondsInWords(ms)

/** 64% of 63.6; a dash where there is none. */
export const percentInWords = (percent: number | null): string =>
  percent === null ? t('reports:page.nothing') : percentText(percent)
