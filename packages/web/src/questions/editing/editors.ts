import type { QuestionType } from '@quokka/core/questions'
import type { EditorView } from './editor-view.ts'

/** How each question type is written: found in the folders of the types, so that nothing that a player downloads has to name them. */
const files = import.meta.glob<EditorView<unknown>>('../*/editor.tsx', { eager: true, import: 'editor' })
const editors = new Map(Object.entries(files))

/** The editor of a type. A draft's fields are made and read by the editor of the draft's own type. */
export const editorOf = (questionType: QuestionType): EditorView<unknown> => {
  const editor = editors.get(`../${questionType.toLowerCase()}/editor.tsx`)
  if (editor === undefined) throw new Error(`${questionType} has no editor`)
  return editor
}
