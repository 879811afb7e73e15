import { planOf } from '@quokka/core/accounts'
import type { Result } from '@quokka/core/lib'
import { ok } from '@quokka/core/lib'
import type { Question } from '@quokka/core/questions'
import type { Refusal } from '../../http/replies/refusals.ts'
import type { Media } from '../../media/media.ts'
import type { Account } from '../../stores/accounts.ts'
import type { CopiedFrom } from '../../stores/quiz-row.ts'
import type { QuizSettings } from '../../stores/quizzes.ts'
import type { AuthoringPorts } from './authoring-ports.ts'
import type { CopyPorts } from './copy-question.ts'
import { createCopyQuestion } from './copy-question.ts'

/** A quiz to make of questions that stood elsewhere. */
export interface NewDraft extends Omit<QuizSettings, 'quizImage'> {
  /** The name of an upload or the address of a drawing; empty for none. */
  banner: string
  /** Where the questions' media are: `uploads`, or `readymade` of the catalogue. */
  mediaFolder: string
  questions: readonly Question[]
  /** The quiz of which it is a copy. */
  copiedFrom?: CopiedFrom
}

/** Makes a draft of an author's at once, within the quotas of quizzes and files. */
export type MakeDraft = (author: Account, draft: NewDraft) => Promise<Result<{ quizId: string }, Refusal>>

type DraftPorts = Pick<AuthoringPorts, 'quizzes' | 'covers' | 'clock' | 'quotas'> &
  CopyPorts & { media: Pick<Media, 'keepBanner'> }

export const createMakeDraft = (ports: DraftPorts): MakeDraft => {
  const { quizzes, media, covers, clock, chance, quotas } = ports
  const copyQuestion = createCopyQuestion(ports)

  const bannerOf = async (banner: string, userId: string): Promise<string> => {
    const [anyCover = ''] = covers
    if (covers.has(banner)) return banner
    const kept = await media.keepBanner(banner, userId)
    return (kept.ok ? kept.value : null) ?? anyCover
  }

  return async (author, { banner, mediaFolder, questions, ...settings }) => {
    const { userId } = author
    const slides: Question[] = []
    for (const question of questions) slides.push((await copyQuestion(question, mediaFolder, userId)).question)
    const quiz = {
      quizId: chance.newId(),
      ownerId: userId,
      ...settings,
      quizImage: await bannerOf(banner, userId),
    }
    return (await quizzes.create(quiz, clock.nowMs(), quotas.quizzes[planOf(author)], slides))
      ? ok({ quizId: quiz.quizId })
      : { ok: false, refusal: { code: 'quiz/quota-exceeded' } }
  }
}
