import { t } from '../../../messages/t.ts'
import { announcedSeconds } from '../../../questions/play/announced-seconds.ts'
import { VERDICT_WORDS, verdictOf } from '../../../questions/play/verdict.ts'
import type { AttemptState } from '../attempt/attempt-state.ts'
import { isTimed } from '../attempt/attempt-state.ts'
import { say } from '../messages.ts'

/** What a screen reader is told once about where the attempt stands. Rule QP12. */
export const announcementOf = (state: AttemptState, secondsLeft: number | null): string => {
  switch (state.is) {
    case 'asking': {
      const { questionNumber: number, totalNoOfQuestions: total } = state.question
      if (!isTimed(state.question)) return say('saySlide', { number, total })
      const said = secondsLeft === null || secondsLeft === 0 ? undefined : announcedSeconds(secondsLeft)
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
