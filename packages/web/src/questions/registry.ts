import type { QuestionType } from '@quokka/core/questions'
import type { QuestionView } from './question-view.ts'
import * as listed from './views.ts'

/** How each question type looks; the compiler asks for one view a code. */
export const views: Readonly<Record<QuestionType, QuestionView>> = listed
