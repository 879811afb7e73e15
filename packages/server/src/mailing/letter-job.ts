import * as z from 'zod'
import type { JobHandler } from '../jobs/worker.ts'
import { DONE } from '../jobs/worker.ts'
import type { Mail, Mailer } from '../ports.ts'
import type { NewJob } from '../stores/jobs.ts'
import type { Letters } from './letters.ts'

/** The kind of jobs that send an email whose text is known: it holds no code. */
export const LETTER = 'letter'
const Letter = z.object({
  mail: z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() }),
  /** Of what share of the mailbox; those without one are caused by no stranger. */
  share: z.enum(['claim', 'notice', 'guesses']).nullable(),
})
type WrittenLetter = z.infer<typeof Letter>

/** The job that sends an email; with `isOnce` it is sent at most once. */
export const letterJob = (
  mail: Mail,
  nowMs: number,
  { share = null, isOnce = false }: { share?: WrittenLetter['share']; isOnce?: boolean } = {},
): NewJob => {
  const body: WrittenLetter = { mail, share }
  return { lane: 'mail', kind: LETTER, body, dueMs: nowMs, isOnce }
}

export const createSendLetter =
  ({ letters, mailer }: { letters: Letters; mailer: Mailer }): JobHandler =>
  async (body) => {
    const { mail, share } = Letter.parse(body)
    if (share === null) await mailer.send(mail)
    else await letters.send(mail, share)
    return DONE
  }
