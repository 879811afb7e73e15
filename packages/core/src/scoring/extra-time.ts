/** How much more time somebody can have for each question, in percent of the ordinary time; 0 is none. Rule XT1. */
export const EXTRA_TIMES = [0, 25, 50, 100] as const
export type ExtraTime = (typeof EXTRA_TIMES)[number]

/** The time of somebody's own for a question, in whole seconds, rounded up. Rule XT1. */
export const ownSeconds = (timerS: number, extraTime: ExtraTime): number =>
  Math.ceil((timerS * (100 + extraTime)) / 100)

/** A moment of one's own time as the same share of the ordinary time: what points and ties go by. Rule XT2. */
export const toOrdinaryMs = (ownMs: number, timerS: number, extraTime: ExtraTime): number =>
  extraTime === 0 ? ownMs : (ownMs * timerS) / ownSeconds(timerS, extraTime)

/** The moment of one's own time that is this share of the ordinary one. */
export const toOwnMs = (ordinaryMs: number, timerS: number, extraTime: ExtraTime): number =>
  extraTime === 0 ? ordinaryMs : (ordinaryMs * ownSeconds(timerS, extraTime)) / timerS
