// How each question type looks, one line a type, under its code: the only list of them in the browser.
export { cntView as CNT } from './cnt/view.ts'
export { dndView as DND } from './dnd/view.tsx'
export { fibView as FIB } from './fib/view.ts'
export { mcqView as MCQ } from './mcq/view.tsx'
export { mtfView as MTF } from './mtf/view.tsx'
export { nqsView as NQS } from './nqs/view.tsx'
export { trfView as TRF } from './trf/view.tsx'
