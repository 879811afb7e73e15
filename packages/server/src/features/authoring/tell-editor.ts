import { canEditQuiz, isGone } from '@quokka/core/access'
import { FIRST_LANGUAGE, LANGUAGE_CODES } from '@quokka/languages'
import * as z from 'zod'
import type { JobHandler } from '../../jobs/worker.ts'
import { DONE } from '../../jobs/worker.ts'
import type { Letters } from '../../mailing/letters.ts'
import type { Reader } from '../../mailing/reader.ts'
import { readerOf } from '../../mailing/reader.ts'
import type { Mail } from '../../ports.ts'
import type { Accounts } from '../../stores/accounts.ts'
import type { NewJob } from '../../stores/jobs.ts'
import type { Quizzes } from '../../stores/quizzes.ts'

/** The job that tells somebody of a quiz that they may edit now. */
export const TELL_EDITOR = 'tell editor'
const Shared = z.object({
  quizId: z.string(),
  userId: z.string(),
  // A job of a build before has none, one of a later build perhaps another.
  language: z.enum(LANGUAGE_CODES).catch(FIRST_LANGUAGE),
})

export const tellEditorJob = (shared: z.infer<typeof Shared>, nowMs: number): NewJob => ({
  lane: 'mail',
  kind: TELL_EDITOR,
  body: shared,
  dueMs: nowMs,
})

/** What an email says of a quiz. */
export interface SharedQuiz {
  quizId: string
  /** Only for a colleague. */
  sharedBy: { quizName: string; ownerName: string } | undefined
}

interface TellingPorts {
  quizzes: Pick<Quizzes, 'byId'>
  accounts: Pick<Accounts, 'byId'>
  letters: Letters
  mailOf(to: Reader, quiz: SharedQuiz): Mail
}

/**
 * Whoever adds an editor has chosen both names: to a stranger they could say anything, so only members of one organisation read them. Rule
 * ML19.
 */
export const createTellEditor =
  ({ quizzes, accounts, letters, mailOf }: TellingPorts): JobHandler =>
  async (body) => {
    const { quizId, userId, language } = Shared.parse(body)
    const [quiz, editor] = [await quizzes.byId(quizId), await accounts.byId(userId)]
    if (quiz === undefined || editor === undefined || isGone(quiz) || !canEditQuiz(userId, quiz)) return DONE
    const { quizName, ownerName } = quiz
    const owner = await accounts.byId(quiz.ownerId)
    const areColleagues = editor.organisationId !== null && editor.organisationId === owner?.organisationId
    const sharedBy = areColleagues && ownerName !== null ? { quizName, ownerName } : undefined
    await letters.send(mailOf(readerOf(editor, language), { quizId, sharedBy }), 'shared')
    return DONE
  }
