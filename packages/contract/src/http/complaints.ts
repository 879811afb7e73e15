import { LIMITS } from '@quokka/core/limits'
import { COMPLAINT_REASONS } from '@quokka/core/quiz'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { short } from './qtest-parts.ts'

const id = z.string().check(z.minLength(1), z.maxLength(100))

export const sendComplaint = endpoint({
  path: 'reportcontent',
  method: 'POST',
  caller: 'anyone',
  changes: true,
  maxBytes: 4_000,
  perMinute: 10,
  refuses: [404],
  body: z.strictObject({
    quizId: id,
    questionId: z.optional(id).check(z.describe('Left out for the whole quiz')),
    /** Whose host names quiz and question as the room does. */
    roomId: z.optional(z.string().check(z.maxLength(LIMITS.roomCodeCharacters))),
    /** One that the caller takes; the question as the attempt calls it. */
    qtestId: z.optional(short),
    attemptToken: z.optional(short),
    reason: z.enum(COMPLAINT_REASONS),
    text: z._default(z.string().check(z.maxLength(LIMITS.complaintCharacters)), ''),
  }),
  answer: 'text',
  summary: 'Tells the administrators of a quiz or a question; a second time from the same caller changes nothing',
})
