import type { QuizType } from '../accounts/quiz-type.ts'
import type { AskedChoices, Question, QuestionType } from '../questions/index.ts'
import { isSurvey, isTimed, playerView } from '../questions/index.ts'

/** A question as it is asked. The type has no place for a right answer, an explanation or an answer's picture. Rules RM14, QT15. */
export interface QuestionView extends AskedChoices {
  questionId: string
  quizId: string
  questionNumber: number
  questionType: QuestionType
  questionTitle: string
  quizType: QuizType
  imageName: string | null
  imageAlt?: string
  hostMode: boolean
  /** Seconds; null without a clock. */
  timerS: number | null
  /** 0 where nothing can be won, as by a survey. */
  maxPoints: number
  questions: number
}

/** Where and how a question is asked, which it does not know itself. */
type Occasion = Pick<QuestionView, 'quizId' | 'questionNumber' | 'quizType' | 'hostMode' | 'questions'>

export const askedView = (question: Question, { questions, ...occasion }: Occasion): QuestionView => ({
  ...playerView(question),
  ...occasion,
  questionId: question.questionId,
  questionType: question.questionType,
  questionTitle: question.questionTitle,
  imageName: question.questionImage,
  ...(question.questionImageAlt && { imageAlt: question.questionImageAlt }),
  timerS: isTimed(question) ? question.timerS : null,
  maxPoints: isSurvey(question) ? 0 : question.maxPoints,
  questions,
})
