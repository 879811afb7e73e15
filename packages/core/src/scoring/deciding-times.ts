import type { Contender } from './ranking.ts'

type Scored = Pick<Contender, 'totalScore' | 'answerMs'>

/** How finely times are told, in milliseconds, the coarsest first. */
const STEPS_MS = [100, 10, 1] as const

const rounded = (ms: number, stepMs: number): number => Math.round(ms / stepMs) * stepMs

/** The coarsest step at which times that differ still read differently. */
const stepFor = (times: readonly number[]): number => {
  const different = new Set(times).size
  return STEPS_MS.find((stepMs) => new Set(times.map((ms) => rounded(ms, stepMs))).size === different) ?? 1
}

/**
 * Tells of a contender who shares the points with another one the time that decides between them: all answer time in
 * milliseconds, to a tenth of a second or as finely as they differ. Undefined for everybody else, and while nobody has points. Rule SC8.
 */
export const decidingTimes = (contenders: Iterable<Scored>): ((contender: Scored) => number | undefined) => {
  const times = new Map<number, number[]>()
  let most = 0
  for (const { totalScore, answerMs } of contenders) {
    most = Math.max(most, totalScore)
    const equals = times.get(totalScore)
    if (equals) equals.push(answerMs)
    else times.set(totalScore, [answerMs])
  }
  const steps = new Map<number, number>()
  if (most > 0) for (const [totalScore, equals] of times) if (equals.length > 1) steps.set(totalScore, stepFor(equals))
  return ({ totalScore, answerMs }) => {
    const stepMs = steps.get(totalScore)
    return stepMs === undefined ? undefined : rounded(answerMs, stepMs)
  }
}
