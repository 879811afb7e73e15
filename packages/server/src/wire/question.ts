import type { AnswerData, CurrentQuestion, HostModeData, Leader } from '@quokka/contract/socket'
import { stringifyList, textOrNone } from '@quokka/contract/wire'
import type { LeadersView, LeaderView, QuestionView, RevealView } from '@quokka/core/room'

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
  ...(question.language && { language: question.language }),
  answerChoices: question.answerChoices,
  ...(question.answerBlanks ? { answerBlanks: question.answerBlanks } : {}),
  hostModeFlag: question.hostMode,
  timeToAnswer: question.timerS ?? NO_CLOCK,
  maxPoints: question.maxPoints,
  totalNoOfQuestions: question.questions,
  countedNumber: question.countedNumber,
  questionCount: question.questionCount,
})

/** The time that decides between equals, as a field of a frame. */
export const decidingTime = ({ decidingMs }: { decidingMs?: number }): { decidingTime?: number } =>
  decidingMs === undefined ? {} : { decidingTime: seconds(decidingMs) }

const leader = (view: LeaderView): Leader => ({
  playerId: view.playerId,
  playerName: view.name,
  playerAvatar: view.avatar,
  rank: view.rank,
  previousRank: view.previousRank || null,
  totalScore: view.totalScore,
  ...decidingTime(view),
  playerScore: view.points,
  inARow: view.inARow,
})

const leadersData = ({ rows, climber, longestRow }: LeadersView): HostModeData['leaders'] => ({
  rows: rows.map(leader),
  ...(climber && { climber: leader(climber) }),
  ...(longestRow && { longestRow: leader(longestRow) }),
})

const hostModeData = ({ chart }: RevealView): Pick<AnswerData, 'hostModeData'> => {
  if (chart === null) return {}
  const { fastestRight: fastest, leaders, ...counts } = chart
  const fastestRight = fastest && {
    playerName: fastest.name,
    playerAvatar: fastest.avatar,
    timeTaken: seconds(fastest.takenMs),
  }
  return {
    hostModeData: {
      ...counts,
      ...(fastestRight && { fastestRight }),
      ...(leaders && { leaders: leadersData(leaders) }),
    },
  }
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
  playerRunningScore: { totalScore: reveal.totalScore, rank: reveal.rank, ...decidingTime(reveal) },
  previousRank: reveal.previousRank || null,
  correctPercent: reveal.correctPercent,
  ...(reveal.endedEarly && { endedEarly: true }),
  ...hostModeData(reveal),
})
