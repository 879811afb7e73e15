import type { QuizType } from '../accounts/quiz-type.ts'
import type { AskedChoices, Question, QuestionType } from '../questions/index.ts'
import { isScored, isSurvey, isTimed, playerView } from '../questions/index.ts'
import type { QuizLanguage } from '../search/languages.ts'
import { languageOfQuestion } from '../search/text-language.ts'

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
  /** Where it is known. Rule RA13. */
  language: QuizLanguage | undefined
  hostMode: boolean
  /** Seconds; null without a clock. */
  timerS: number | null
  /** 0 where nothing can be won, as by a survey. */
  maxPoints: number
  /** Of all slides. */
  questions: number
  /** Its number among the questions, info slides apart; null for an info slide. */
  countedNumber: number | null
  /** How many questions there are, info slides apart. */
  questionCount: number
}

/** Where and how a question is asked, which it does not know itself. */
type Occasion = Pick<QuestionView, 'quizId' | 'quizType' | 'hostMode'> & {
  /** All slides, in the order in which they are asked. */
  slides: readonly Question[]
  /** Where the question is among them, from 0. */
  place: number
  /** That the quiz is said to be in. */
  quizLanguage: QuizLanguage | undefined
}

/** How many of the slides are questions: all but info slides. */
export const countQuestions = (slides: readonly Question[]): number => slides.filter(isScored).length

export const askedView = (
  question: Question,
  { slides, place, quizLanguage, ...occasion }: Occasion,
): QuestionView => ({
  ...playerView(question),
  ...occasion,
  language: languageOfQuestion(question.questionTitle, playerView(question).answerChoices.flat(), quizLanguage),
  questionId: question.questionId,
  questionNumber: place + 1,
  questionType: question.questionType,
  questionTitle: question.questionTitle,
  imageName: question.questionImage,
  ...(question.questionImageAlt && { imageAlt: question.questionImageAlt }),
  timerS: isTimed(question) ? question.timerS : null,
  maxPoints: isSurvey(question) ? 0 : question.maxPoints,
  questions: slides.length,
  countedNumber: isScored(question) ? countQuestions(slides.slice(0, place + 1)) : null,
  questionCount: countQuestions(slides),
})
