import type { Question, QuestionType, Solution, Tally } from '../questions/index.ts'
import { isSurvey, solution } from '../questions/index.ts'
import type { LeadersView } from './leaders-view.ts'
import type { Mark } from './mark.ts'

/** What a host in host mode learns beside it: what the class answered and how it stands. */
export interface ChartView extends Tally {
  /** Whether they answered or not. */
  asked: number
  fastestRight: { name: string; avatar: string; takenMs: number } | null
  leaders: LeadersView | null
}

/** What one viewer learns when a question is over. `solution` is null where the host does not show answers. */
export interface RevealView {
  questionId: string
  questionType: QuestionType
  imageName: string | null
  answerImage: string | null
  answerImageAlt?: string
  solution: Solution | null
  explanation: string | null
  isSurvey: boolean
  showAnswer: boolean
  isCorrect: boolean
  /** The viewer's own answer; empty when there was none. */
  answer: string
  takenMs: number | null
  points: number
  totalScore: number
  rank: number
  /** What decides between the viewer and others with the same points, in milliseconds. Rule SC8. */
  decidingMs?: number
  previousRank: number
  /** Of those who were asked, whether they answered or not. */
  correctPercent: number
  endedEarly: boolean
  chart: ChartView | null
}

/** How the viewer and the others stand, which the question does not know. */
type Standing = Pick<
  RevealView,
  'totalScore' | 'rank' | 'decidingMs' | 'previousRank' | 'correctPercent' | 'endedEarly' | 'chart'
>

/** The reveal of a question to somebody whose answer won `mark`; undefined for a player who gave none. */
export const revealedView = (
  question: Question,
  { mark, isShown, ...standing }: { mark: Mark | undefined; isShown: boolean } & Standing,
): RevealView => ({
  questionId: question.questionId,
  questionType: question.questionType,
  imageName: question.questionImage,
  answerImage: isShown ? question.answerImage : null,
  ...(isShown && question.answerImageAlt && { answerImageAlt: question.answerImageAlt }),
  solution: isShown ? solution(question) : null,
  explanation: isShown ? question.answerContent : null,
  isSurvey: isSurvey(question),
  showAnswer: isShown,
  isCorrect: mark?.isRight ?? false,
  answer: mark?.answer ?? '',
  takenMs: mark?.takenMs ?? null,
  points: mark?.points ?? 0,
  ...standing,
})
