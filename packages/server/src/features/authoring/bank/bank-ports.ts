import type { BankQuestions } from '../../../stores/bank-questions.ts'
import type { TakeDowns } from '../../../stores/take-downs.ts'
import type { AuthoringPorts } from '../authoring-ports.ts'
import type { CopyPorts } from '../copy-question.ts'
import type { ReadyMadeBank } from './ready-made-bank.ts'

/** What the calls of the question bank share. */
export type BankPorts = Pick<AuthoringPorts, 'quizzes' | 'clock'> &
  CopyPorts & {
    bank: BankQuestions
    readyMade: ReadyMadeBank
    takeDowns: Pick<TakeDowns, 'readyMade'>
  }
