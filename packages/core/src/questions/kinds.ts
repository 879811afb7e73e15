// What each question type means, one line a type, under its code.
export { cnt as CNT } from './cnt.ts'
export { dnd as DND } from './dnd.ts'
export { fib as FIB } from './fib.ts'
export { mcq as MCQ } from './mcq.ts'
export { mtf as MTF } from './mtf.ts'
export { nqs as NQS } from './nqs.ts'
export { trf as TRF } from './trf.ts'
