import type { QuestionType } from '@quokka/core/questions'
import { cntEditor } from '../cnt/editor.tsx'
import { dndEditor } from '../dnd/editor.tsx'
import { fibEditor } from '../fib/editor.tsx'
import { mcqEditor } from '../mcq/editor.tsx'
import { mtfEditor } from '../mtf/editor.tsx'
import { nqsEditor } from '../nqs/editor.tsx'
import { trfEditor } from '../trf/editor.tsx'
import type { EditorView } from './editor-view.ts'

/** How each question type is written: the only list of them among the authors' screens. */
export const editors = {
  MCQ: mcqEditor,
  TRF: trfEditor,
  MTF: mtfEditor,
  DND: dndEditor,
  FIB: fibEditor,
  CNT: cntEditor,
  NQS: nqsEditor,
} as const satisfies Record<QuestionType, unknown>

/** The editor of a type. The cast is sound: a draft's fields are made and read by the editor of the draft's own type. */
export const editorOf = (questionType: QuestionType) => editors[questionType] as unknown as EditorView<unknown>
