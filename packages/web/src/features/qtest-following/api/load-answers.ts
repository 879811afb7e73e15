import { getQTestParticipant } from '@quokka/contract/http'
import type * as z from 'zod/mini'
import { call } from '../../../lib/calls/call.ts'

export type ParticipantAnswers = z.infer<typeof getQTestParticipant.answer>

export const loadAnswers = (qtestId: string, participantId: string) =>
  call(getQTestParticipant, { qtestId, participantId })
