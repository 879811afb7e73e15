import { t } from '../../../messages/t.ts'
import { VERDICT_WORDS, verdictOf } from '../../../questions/play/verdict.ts'
import type { AttemptState } from '../attempt/attempt-state.ts'
import { isTimed } from '../attempt/attempt-state.ts'
import { say } from '../messages.ts'

/** The moments at which the time left is said. */
const SAID_AT_S = [5, 10]

/** What a screen reader is told once about where the attempt stands. Rule QP12. */
export const announcementOf = (state: AttemptState, secondsLeft: number | null): string => {
  switch (state.is) {
    case 'asking': {
      const { questionNumber: number, totalNoOfQuestions: total } = state.question
      if (!isTimed(state.question)) return say('saySlide', { number, total })
      const said = SAID_AT_S.find((seconds) => secondsLeft !== null && secondsLeft > 0 && secondsLeft <= seconds)
      return said === undefined ? say('sayQuestion', { number, total }) : say('sayTimeLeft', { count: said })
    }
    case 'answered': {
      const { answer, question, rules } = state
      const result = t(VERDICT_WORDS[verdictOf(answer)])
      const isWorth = rules.showsScores && question.maxPoints > 0
      return isWorth ? say('sayResult', { result, points: answer.playerScore }) : result
    }
    default:
      return ''
  }
}
