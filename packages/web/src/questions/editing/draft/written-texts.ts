import { LIMITS } from '@quokka/core/limits'
import { t } from '../../../messages/studio.ts'
import type { WrittenText } from '../editor-view.ts'
import { editorOf } from '../editors.ts'
import type { SlideDraft } from './slide-draft.ts'
import { titleWords } from './title-words.ts'

/** The texts of a slide, as its author reads them from top to bottom. */
export const writtenTexts = (draft: SlideDraft): WrittenText[] => {
  const most = LIMITS.pictureTextCharacters
  return [
    { name: titleWords(draft.questionType).label, text: draft.questionTitle, most: LIMITS.titleCharacters },
    { name: t('editing:pictureText.label'), text: draft.questionImageAlt, most },
    ...editorOf(draft.questionType).form.texts(draft.fields),
    { name: t('editing:explanation.place'), text: draft.answerContent, most: LIMITS.explanationCharacters },
    { name: t('editing:explanation.pictureText'), text: draft.answerImageAlt, most },
  ]
}

/** The slide with other texts in their places. */
export const withTexts = (draft: SlideDraft, texts: readonly string[]): SlideDraft => {
  const [questionTitle = '', questionImageAlt = '', ...others] = texts
  const [answerContent = '', answerImageAlt = ''] = others.slice(-2)
  const fields = editorOf(draft.questionType).form.withTexts(draft.fields, others.slice(0, -2))
  return { ...draft, questionTitle, questionImageAlt, answerContent, answerImageAlt, fields }
}
