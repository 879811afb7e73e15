import { t } from '../../messages/studio.ts'
import { isBlank } from '../families/slots.ts'
import { editorOf } from './editors.tsx'
import type { SlideDraft } from './slide-draft.ts'

/** What keeps a slide from being saved, in words for its author; undefined when nothing does. */
export const whyNotSaved = ({ questionType, questionTitle, fields }: SlideDraft): string | undefined => {
  const { form, missingTitle } = editorOf(questionType)
  return isBlank(questionTitle) ? (missingTitle?.() ?? t('editing:missingTitle')) : form.missing(fields)
}
