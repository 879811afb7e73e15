import { createReadStream } from 'node:fs'
import { join } from 'node:path'
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

type DraftPorts = Pick<AuthoringPorts, 'quizzes' | 'covers' | 'clock' | 'chance' | 'quotas'> & {
  media: Pick<Media, 'keep' | 'keepBanner' | 'store'>
  /** Where the catalogue's pictures are on the disk. */
  picturesFolder: string
}

export const createMakeDraft = (ports: DraftPorts): MakeDraft => {
  const { quizzes, media, covers, clock, chance, quotas, picturesFolder } = ports

  /** Null for what the author may not see, or has no room for: a question goes without its picture rather than not at all. */
  const keptMedium = async (name: string | null, mediaFolder: string, userId: string): Promise<string | null> => {
    if (name === null) return null
    if (mediaFolder === 'uploads') {
      const kept = await media.keep(name, userId)
      return kept.ok ? kept.value : null
    }
    const content = createReadStream(join(picturesFolder, name))
    const stored = await media.store({ content, fileName: name }, userId)
    content.destroy()
    return stored.ok ? stored.value.name : null
  }

  const copied = async (question: Question, mediaFolder: string, userId: string): Promise<Question> => {
    const { questionImageAlt, answerImageAlt, ...rest } = question
    const questionImage = await keptMedium(rest.questionImage, mediaFolder, userId)
    const answerImage = await keptMedium(rest.answerImage, mediaFolder, userId)
    return {
      ...rest,
      questionId: chance.newId(),
      questionImage,
      answerImage,
      ...(questionImage !== null && questionImageAlt !== undefined && { questionImageAlt }),
      ...(answerImage !== null && answerImageAlt !== undefined && { answerImageAlt }),
    } as Question
  }

  const bannerOf = async (banner: string, userId: string): Promise<string> => {
    const [anyCover = ''] = covers
    if (covers.has(banner)) return banner
    const kept = await media.keepBanner(banner, userId)
    return (kept.ok ? kept.value : null) ?? anyCover
  }

  return async (author, { banner, mediaFolder, questions, ...settings }) => {
    const { userId } = author
    const slides: Question[] = []
    for (const question of questions) slides.push(await copied(question, mediaFolder, userId))
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
