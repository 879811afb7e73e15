import { cntEditorMessages } from '../cnt/editor-messages.ts'
import { dndEditorMessages } from '../dnd/editor-messages.ts'
import { fibEditorMessages } from '../fib/editor-messages.ts'
import { mcqEditorMessages } from '../mcq/editor-messages.ts'
import { mtfEditorMessages } from '../mtf/editor-messages.ts'
import { nqsEditorMessages } from '../nqs/editor-messages.ts'
import { trfEditorMessages } from '../trf/editor-messages.ts'

/** How slides are written: words of the question types, and those that several of them share. */
export const editingMessages = {
  types: {
    MCQ: mcqEditorMessages,
    TRF: trfEditorMessages,
    MTF: mtfEditorMessages,
    DND: dndEditorMessages,
    FIB: fibEditorMessages,
    CNT: cntEditorMessages,
    NQS: nqsEditorMessages,
  },
  question: 'Question',
  missingTitle: 'Write the question.',
  missingAnswer: 'Write the answer.',
  markCorrect: 'Mark the correct answer.',
  repeatedOptions: 'Every option must be different.',
  save: 'Save',
  discard: 'Discard',
  deleteSlide: 'Delete slide',
} as const
