import type { AgeGroup } from '@quokka/core/accounts'
import type { SourceQuiz } from '@quokka/core/room'

/** A quiz as it is frozen, with what those read who are to take it. */
export interface HostableQuiz extends SourceQuiz {
  quizDescription: string
  /** An address below `/media/`. */
  image: string
  ageGroup: AgeGroup
}
