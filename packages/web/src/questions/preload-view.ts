import type { QuestionType } from '@quokka/core/questions'
import { views } from './registry.tsx'

/** Downloads a type's view during the countdown, so that the question opens at once, even when the line drops meanwhile. */
export const preloadView = (questionType: QuestionType): void => {
  views[questionType].preload?.().catch(() => {})
}
