import { isGone, isTakenDown } from '@quokka/core/access'
import type { QuizStatus } from '@quokka/core/quiz'
import type { StoredSlide } from '../../stores/quiz-slides.ts'
import type { ModerationPorts } from './moderation-ports.ts'

/** A quiz as it is judged, whoever wrote it. */
export interface Content {
  /** Null for a ready-made quiz. */
  ownerId: string | null
  quizName: string
  quizImage: string
  /** The folder below `/media/` of everything in it. */
  mediaFolder: 'readymade' | 'uploads'
  status: QuizStatus
  isPublic: boolean
  isTakenDown: boolean
  questionIds: string[]
  /** In its order. */
  slides(): Promise<StoredSlide[]>
  titleOf(questionId: string): Promise<string | undefined>
}

type Sources = Pick<ModerationPorts, 'quizzes' | 'readyMade' | 'takeDowns'>

/** Undefined when there is no such quiz (any more). */
export const contentOf = async (
  { quizzes, readyMade, takeDowns }: Sources,
  quizId: string,
): Promise<Content | undefined> => {
  const made = readyMade.get(quizId)
  if (made !== undefined)
    return {
      ownerId: null,
      quizName: made.quizName,
      quizImage: made.quizImage,
      mediaFolder: 'readymade',
      status: 'published',
      isPublic: true,
      isTakenDown: (await takeDowns.readyMade()).has(quizId),
      questionIds: made.slides.map(({ questionId }) => questionId),
      slides: async () => made.questions().map((question) => ({ question, revision: 1 })),
      titleOf: async (id) => made.questions().find(({ questionId }) => questionId === id)?.questionTitle,
    }
  const quiz = await quizzes.byId(quizId)
  if (quiz === undefined || isGone(quiz)) return undefined
  return {
    ownerId: quiz.ownerId,
    quizName: quiz.quizName,
    quizImage: quiz.quizImage,
    mediaFolder: 'uploads',
    status: quiz.status,
    isPublic: quiz.isPublic,
    isTakenDown: isTakenDown(quiz),
    questionIds: quiz.questionIds,
    slides: () => quizzes.slides(quizId),
    titleOf: (questionId) => quizzes.titleOf(quizId, questionId),
  }
}
