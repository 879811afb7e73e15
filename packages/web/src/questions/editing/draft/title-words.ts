import type { QuestionType } from '@quokka/core/questions'
import { t } from '../../../messages/studio.ts'
import { editorOf } from '../editors.ts'

/** How a slide's title is called, asked for and missed. */
export const titleWords = (questionType: QuestionType) =>
  editorOf(questionType).title?.() ?? {
    label: t('editing:question'),
    placeholder: t('editing:questionPlaceholder'),
    missing: t('editing:missingTitle'),
  }
