import type { AgeGroup } from '@quokka/core/accounts'
import type { QuestionType } from '@quokka/core/questions'

/** Seconds to answer, by age and type: slow readers and typists get more. An info slide has no clock. Rule CO10. */
const SECONDS: Readonly<Record<AgeGroup, Readonly<Partial<Record<QuestionType, number>>>>> = {
  '6 to 8': { MCQ: 30, TRF: 30, FIB: 60, CNT: 60, MTF: 90, DND: 90 },
  '9 to 14': { MCQ: 30, TRF: 20, FIB: 40, CNT: 50, MTF: 60, DND: 60 },
  '18+': { MCQ: 30, TRF: 20, FIB: 40, CNT: 40, MTF: 60, DND: 60 },
}

/** For sums on paper and long texts. */
const SLOW_FACTOR = 2

/** The timer of a catalogue question in seconds; undefined where the type has none. */
export const timerOf = (ageGroup: AgeGroup, questionType: QuestionType, isSlow: boolean): number | undefined => {
  const seconds = SECONDS[ageGroup][questionType]
  return seconds === undefined ? undefined : seconds * (isSlow ? SLOW_FACTOR : 1)
}
