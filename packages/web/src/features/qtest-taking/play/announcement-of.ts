import { announcedSeconds } from '../../../questions/play/announced-seconds.ts'
import { VERDICT_WORDS, verdictOf } from '../../../questions/play/verdict.ts'
import type { AttemptState } from '../attempt/attempt-state.ts'
import { t } from '../messages.ts'

/** What a screen reader is told once about where the attempt stands. Rule QP12. */
export const announcementOf = (state: AttemptState, secondsLeft: number | null): string => {
  switch (state.is) {
    case 'asking': {
      const { countedNumber: number, questionCount: total } = state.question
      if (number === null) return t('questions:play.infoSlide')
      const said = secondsLeft === null || secondsLeft === 0 ? undefined : announcedSeconds(secondsLeft)
      return said === undefined ? t('sayQuestion', { number, total }) : t('questions:play.secondsLeft', { count: said })
    }
    case 'answered': {
      const { answer, question, rules } = state
      const result = t(VERDICT_WORDS[verdictOf(answer)])
      const isWorth = rules.showsScores && question.maxPoints > 0
      return isWorth ? t('sayResult', { result, count: answer.playerScore }) : result
    }
    default:
      return ''
  }
}
