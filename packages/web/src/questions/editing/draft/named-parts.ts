import { t } from '../../../messages/studio.ts'
import type { NamedPart } from '../editor-view.ts'
import { editorOf } from '../editors.ts'
import type { SlideDraft } from './slide-draft.ts'
import { titleWords } from './title-words.ts'

/** Everything that an author gave a slide, by name; two drafts of one type have the same parts in the same order. */
export const namedParts = (draft: SlideDraft): NamedPart[] => {
  const { form, timing } = editorOf(draft.questionType)
  return [
    { name: titleWords(draft.questionType).label, text: draft.questionTitle },
    { name: t('editing:media.label'), text: draft.questionImage ?? '', isMedium: true },
    { name: t('editing:pictureText.label'), text: draft.questionImageAlt },
    ...form.named(draft.fields),
    { name: t('editing:explanation.place'), text: draft.answerContent },
    { name: t('editing:explanation.media'), text: draft.answerImage ?? '', isMedium: true },
    { name: t('editing:explanation.pictureText'), text: draft.answerImageAlt },
    ...(timing.isAsked
      ? [
          { name: t('editing:details.time'), text: t('editing:details.secondsOf', { seconds: draft.timer }) },
          { name: t('editing:details.points'), text: t('editing:details.pointsOf', { count: draft.maxPoints }) },
        ]
      : []),
  ]
}
