import { billingDayDigits } from '@quokka/core/lib'
import { readableLetters } from '../../signing-in/readable-letters.ts'

/** The id of a receipt: its day, and letters that a person can read out. It opens nothing by itself. */
export const newReceiptId = (nowMs: number): string => `rcpt_${billingDayDigits(nowMs)}_${readableLetters(8)}`
