import { isGone, isTakenDown } from '@quokka/core/access'
import type { QuizStatus } from '@quokka/core/quiz'
import { uploadAt } from '../../qtest/banner.ts'
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

type Sources = Pick<ModerationPorts, 'quizzes' | 'readyMade' | 'takeDowns' | 'scheduledQuiz'>

/** What a complaint is about, and in which QTest it was seen, if in one. */
interface Subject {
  quizId: string
  questionId: string | null
  qtestId: string | null
}

/** A quiz as a QTest asks it. */
const scheduledContent = async (
  { scheduledQuiz, takeDowns }: Sources,
  { quizId, qtestId }: Subject & { qtestId: string },
): Promise<Content | undefined> => {
  const scheduled = await scheduledQuiz(qtestId)
  if (scheduled === undefined) return undefined
  const { quizName, questions } = scheduled.source.quiz
  return {
    ownerId: scheduled.ownerId,
    quizName,
    quizImage: uploadAt(scheduled.source.image)?.name ?? '',
    mediaFolder: 'uploads',
    status: 'draft',
    isPublic: false,
    isTakenDown: (await takeDowns.reasonOf([quizId])) !== undefined,
    questionIds: questions.map(({ questionId }) => questionId),
    slides: async () => questions.map((question) => ({ question, revision: 1 })),
    titleOf: async (id) => questions.find(({ questionId }) => questionId === id)?.questionTitle,
  }
}

/** Undefined when there is no such quiz (any more). What a QTest asks that is not in it any more is read there. Rule MO11. */
export const contentOf = async (sources: Sources, subject: Subject): Promise<Content | undefined> => {
  const { quizId, questionId, qtestId } = subject
  const content = await presentContent(sources, quizId)
  const isThere = content !== undefined && (questionId === null || content.questionIds.includes(questionId))
  return isThere || qtestId === null ? content : scheduledContent(sources, { ...subject, qtestId })
}

const presentContent = async (
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
