import { isBlank } from '../../families/slots.ts'
import { editorOf } from '../editors.ts'
import type { SlideDraft } from './slide-draft.ts'
import { titleWords } from './title-words.ts'

/** What keeps a slide from being saved, in words for its author; undefined when nothing does. */
export const whyNotSaved = ({ questionType, questionTitle, fields }: SlideDraft): string | undefined =>
  isBlank(questionTitle) ? titleWords(questionType).missing : editorOf(questionType).form.missing(fields)
