import type { AnswerData, CurrentQuestion } from '@quokka/contract/socket'
import { stringifyList, textOrNone } from '@quokka/contract/wire'
import type { QuestionView, RevealView } from '@quokka/core/room'

/** What stands for the time of a slide without a clock (contract §10). */
const NO_CLOCK = -1

const seconds = (ms: number): number => ms / 1_000

/** A question as it is asked, under aliases (contract §10). */
export const currentQuestion = (question: QuestionView): CurrentQuestion => ({
  questionId: question.questionId,
  quizId: question.quizId,
  questionNumber: question.questionNumber,
  questionType: question.questionType,
  questionTitle: question.questionTitle,
  quizType: question.quizType,
  imageName: question.imageName,
  ...(question.imageAlt && { imageAlt: question.imageAlt }),
  answerChoices: question.answerChoices,
  ...(question.answerBlanks ? { answerBlanks: question.answerBlanks } : {}),
  hostModeFlag: question.hostMode,
  timeToAnswer: question.timerS ?? NO_CLOCK,
  maxPoints: question.maxPoints,
  totalNoOfQuestions: question.questions,
})

const hostModeData = ({ chart }: RevealView): Pick<AnswerData, 'hostModeData'> => {
  if (chart === null) return {}
  const { fastestRight, ...tally } = chart
  if (fastestRight === null) return { hostModeData: tally }
  const { name: playerName, avatar: playerAvatar, takenMs } = fastestRight
  return { hostModeData: { ...tally, fastestRight: { playerName, playerAvatar, timeTaken: seconds(takenMs) } } }
}

/** What is told of an answer once the question is closed for whoever reads it (contract §10). */
export const answerData = (reveal: RevealView): AnswerData => ({
  questionType: reveal.questionType,
  questionId: reveal.questionId,
  correctAnswer: stringifyList(reveal.solution ?? []),
  imageName: reveal.imageName,
  s3AnswerImageName: reveal.answerImage,
  ...(reveal.answerImageAlt && { answerImageAlt: reveal.answerImageAlt }),
  answerContent: textOrNone(reveal.explanation),
  isCorrect: reveal.isCorrect,
  isSurvey: reveal.isSurvey,
  showAnswer: reveal.showAnswer,
  playerAnswer: reveal.answer,
  timeTaken: reveal.takenMs === null ? null : seconds(reveal.takenMs),
  playerScore: reveal.points,
  playerRunningScore: { totalScore: reveal.totalScore, rank: reveal.rank },
  previousRank: reveal.previousRank || null,
  correctPercent: reveal.correctPercent,
  ...(reveal.endedEarly && { endedEarly: true }),
  ...hostModeData(reveal),
})
