import type { QuestionType } from '@quokka/core/questions'
import type { QuestionView } from './question-view.ts'
import * as listed from './views.ts'

/** How each question type looks; the compiler asks for one view a code. */
export const views: Readonly<Record<QuestionType, QuestionView>> = listed

/** A choice, or an answer, of a question of this type as it is read. Rule LG56. */
export const choiceText = (type: QuestionType, choice: string): string => views[type].choiceText?.(choice) ?? choice
