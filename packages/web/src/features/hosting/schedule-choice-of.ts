import type { ScheduleChoice } from '../../qtest/schedule-choice.ts'
import type { CatalogueQuiz } from './api/fetch-quizzes.ts'
import { t } from './messages.ts'

/** A QTest of one quiz, somebody's own too. */
export const scheduleChoiceOf = ({ quizId, quizName, questionCount }: CatalogueQuiz): ScheduleChoice => ({
  qtestType: 'RM',
  ids: [quizId],
  name: `${quizName} · ${t('questions', { count: questionCount })}`,
})
