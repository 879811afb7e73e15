import type { QTestQuestion } from '@quokka/contract/http'
import { attendQTest, deletePlayerAnswer, getQTestAnswer, submitQTestAnswer } from '@quokka/contract/http'
import type * as z from 'zod/mini'
import { call } from '../../../lib/calls/call.ts'
import { t } from '../messages.ts'
import type { GivenAnswer, KeptAttempt } from './attempt-memory.ts'

export type Attended = z.output<typeof attendQTest.answer>
/** A question of a completed attempt with its answer. */
export type Reviewed = z.output<typeof getQTestAnswer.answer>
export type Submitted = z.output<typeof submitQTestAnswer.answer>

/** What a participant types at the entry; nothing of it is needed to go on. */
export interface TypedDetails {
  email: string
  fields: Readonly<Record<string, string>>
  /** Empty where none is asked for. */
  code: string
}

const identityOf = ({ qtestId, attemptToken, playerId }: KeptAttempt) => ({
  qtestId,
  attemptToken,
  ...(playerId && { playerId }),
})

/** The calls of an attempt, in the attempt's own name. */
export const attemptCalls = {
  attend: (attempt: KeptAttempt, details?: TypedDetails) =>
    call(
      attendQTest,
      {
        ...identityOf(attempt),
        playerName: attempt.playerName,
        ...(details && { playerEmail: details.email, additionalFields: details.fields }),
        ...(details?.code && { code: details.code }),
      },
      { fallback: () => t('attendFailed') },
    ),

  submit: (attempt: KeptAttempt, { qtestType, questionType }: QTestQuestion, given: GivenAnswer) =>
    call(
      submitQTestAnswer,
      { ...identityOf(attempt), qtestType, questionType, ...given },
      { fallback: () => t('submitFailed') },
    ),

  review: (attempt: KeptAttempt, countedNumber: number) =>
    call(getQTestAnswer, { ...identityOf(attempt), countedNumber }),

  clear: (attempt: KeptAttempt) => call(deletePlayerAnswer, identityOf(attempt)),
}
export type AttemptCalls = typeof attemptCalls
