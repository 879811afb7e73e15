import type { QuestionType } from '@quokka/core/questions'
import { cntView } from './cnt/view.ts'
import { dndView } from './dnd/view.tsx'
import { fibView } from './fib/view.ts'
import { mcqView } from './mcq/view.tsx'
import { mtfView } from './mtf/view.tsx'
import { nqsView } from './nqs/view.tsx'
import type { QuestionView } from './question-view.ts'
import { trfView } from './trf/view.tsx'

/** How each question type looks: the only list of them in the browser. */
export const views: Record<QuestionType, QuestionView> = {
  MCQ: mcqView,
  TRF: trfView,
  MTF: mtfView,
  DND: dndView,
  FIB: fibView,
  CNT: cntView,
  NQS: nqsView,
}
