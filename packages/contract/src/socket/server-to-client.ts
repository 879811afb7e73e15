import { QUIZ_TYPES } from '@quokka/core/accounts'
import { QUESTION_TYPES } from '@quokka/core/questions'
import { EXTRA_TIMES } from '@quokka/core/scoring'
import * as z from 'zod/mini'
import { FrameRefusal } from '../wire/refusal-codes.ts'

/** Where a room stands for the viewer. `getReady` is the countdown before a question's clock runs. */
export const PHASES = ['waiting', 'getReady', 'question', 'answer', 'podium'] as const
export const Phase = z.enum(PHASES)
export type Phase = z.infer<typeof Phase>

const quizType = z.enum(QUIZ_TYPES)
const countedQuiz = {
  totalNoOfQuestions: z.int().check(z.describe('Of all slides, info slides too')),
  questionCount: z.int().check(z.describe('How many questions there are, info slides apart')),
}
const questionType = z.enum(QUESTION_TYPES)
const frame = <Action extends string, Shape extends z.core.$ZodLooseShape>(action: Action, shape: Shape) =>
  z.object({ action: z.literal(action), payload: z.object(shape) }).check(z.meta({ id: action.replaceAll(' ', '-') }))

export const CurrentQuestion = z
  .object({
    questionId: z.string().check(z.describe('An alias made for this room')),
    quizId: z.string().check(z.describe('An alias made for this room')),
    questionNumber: z.int().check(z.minimum(1)),
    questionType,
    questionTitle: z.string(),
    quizType,
    imageName: z.nullable(z.string()).check(z.describe('Served at /media/rooms/{roomId}/{imageName}')),
    imageAlt: z.optional(z.string()).check(z.describe('What the picture shows, where its author wrote it')),
    language: z
      .optional(z.string())
      .check(
        z.describe("ISO 639-1: the quiz's where the question has its letters, else what these tell; absent if open"),
      ),
    answerChoices: z.union([z.array(z.string()), z.tuple([z.array(z.string()), z.array(z.string())])]),
    answerBlanks: z.optional(z.array(z.string())),
    hostModeFlag: z.boolean(),
    timeToAnswer: z.number().check(z.describe("Seconds of the viewer's own; -1 when the question has no clock")),
    maxPoints: z.int().check(z.describe('0 when nothing can be won')),
    totalNoOfQuestions: z.int().check(z.describe('Of all slides, info slides too')),
    countedNumber: z.nullable(z.int()).check(z.describe('Among the questions; null for an info slide')),
    questionCount: z.int().check(z.describe('How many questions there are, info slides apart')),
  })
  .check(z.meta({ id: 'CurrentQuestion' }))
export type CurrentQuestion = z.infer<typeof CurrentQuestion>

export const decidingTime = z
  .optional(z.number())
  .check(z.describe('Seconds of all answers, where somebody else has the same points: less goes first (SC8)'))

export const Leader = z
  .object({
    playerId: z.string(),
    playerName: z.string(),
    playerAvatar: z.string(),
    rank: z.int(),
    previousRank: z.nullable(z.int()),
    totalScore: z.int(),
    decidingTime,
    playerScore: z.int().check(z.describe('Won by this question')),
    inARow: z.int().check(z.describe('Right answers in a row, this one included; surveys are passed over')),
  })
  .check(z.meta({ id: 'Leader' }))
export type Leader = z.infer<typeof Leader>

export const HostModeData = z
  .object({
    labels: z.array(z.string()),
    values: z.array(z.int()),
    toolTipMessages: z.array(z.string()),
    correctAnswerIndex: z.int().check(z.describe('-1 when no answer is right')),
    asked: z.int().check(z.describe('How many were asked, whether they answered or not')),
    fastestRight: z.optional(
      z.object({
        playerName: z.string(),
        playerAvatar: z.string(),
        timeTaken: z.number().check(z.describe('Seconds')),
      }),
    ),
    leaders: z
      .optional(
        z.object({
          rows: z.array(Leader).check(z.maxLength(5)),
          climber: z.optional(Leader).check(z.describe('Who climbed most, from two places on')),
          longestRow: z.optional(Leader).check(z.describe('Who has most right answers in a row, from three on')),
        }),
      )
      .check(z.describe('Absent where no points were to be had or anybody has any, and after the last question')),
  })
  .check(z.meta({ id: 'HostModeData' }))
export type HostModeData = z.infer<typeof HostModeData>

export const AnswerData = z
  .object({
    questionType,
    questionId: z.string(),
    correctAnswer: z
      .string()
      .check(z.describe('A stringified list; "[]" for a survey and while answers are not shown')),
    imageName: z.nullable(z.string()),
    s3AnswerImageName: z.nullable(z.string()),
    answerImageAlt: z.optional(z.string()).check(z.describe('What that picture shows, where its author wrote it')),
    answerContent: z.string().check(z.describe('"None" when there is no explanation')),
    isCorrect: z.boolean(),
    isSurvey: z.boolean().check(z.describe('No answer is right; an answer is thanked')),
    showAnswer: z.boolean().check(z.describe('False when the host does not show right answers')),
    playerAnswer: z.string(),
    timeTaken: z.nullable(z.number()).check(z.describe('Seconds by the clock of the server; null without an answer')),
    playerScore: z.int(),
    playerRunningScore: z.object({ totalScore: z.int(), rank: z.int(), decidingTime }),
    previousRank: z.nullable(z.int()),
    correctPercent: z.int().check(z.minimum(0), z.maximum(100), z.describe('Of everyone who was asked')),
    endedEarly: z.optional(z.boolean()).check(z.describe('The host ended the question before its time')),
    hostModeData: z.optional(HostModeData),
  })
  .check(z.meta({ id: 'AnswerData' }))
export type AnswerData = z.infer<typeof AnswerData>

export const PlayerStats = z
  .object({
    playerId: z.string(),
    playerName: z.string(),
    playerAvatar: z.string(),
    rank: z.int(),
    totalScore: z.int(),
    decidingTime,
    isActive: z.boolean(),
    hasAnsweredCurrentQuestion: z.boolean(),
    isAtPodium: z
      .optional(z.boolean())
      .check(z.describe('In the waiting room: has not come back from the podium of the game before')),
  })
  .check(z.meta({ id: 'PlayerStats' }))
export type PlayerStats = z.infer<typeof PlayerStats>

/** What the server sends on the room socket (contract §10). */
export const ServerToClientFrame = z.discriminatedUnion('action', [
  frame('connected to room', { roomId: z.string(), resumable: z.boolean() }),
  frame('joined', {
    playerId: z.string(),
    playerName: z.string(),
    safeNames: z.boolean(),
    isHost: z.boolean(),
    rejoined: z.boolean(),
    roomId: z.string(),
    hostModeFlag: z.boolean(),
    phase: Phase,
    quizName: z.string(),
    quizType,
    capacity: z.int(),
    calm: z.boolean().check(z.describe('No points for speed, and no sound of a clock')),
    language: z.nullable(z.string()).check(z.describe("The host's, where everybody is to see the room in it")),
    getReadyMs: z.int().check(z.describe('Milliseconds from the announcement of each question until its clock runs')),
    ...countedQuiz,
  }),
  frame('sendQuestion', {
    currentQuestion: CurrentQuestion,
    getReadyMs: z.number().check(z.describe('Milliseconds until the clock runs; 0 when it runs')),
    timeElapsedMs: z.number(),
    answered: z.nullable(z.string()).check(z.describe("The viewer's own answer, when it was given already")),
  }),
  frame('answerReceived', { questionId: z.string() }),
  frame('sendAnswer', {
    answerData: AnswerData,
    currentQuestion: z.optional(CurrentQuestion).check(z.describe('For who comes back: the question that it answers')),
  }),
  frame('sendLeaderboard', {
    playerStats: z.array(PlayerStats).check(z.maxLength(100)),
    hostId: z.string(),
    noOfActivePlayers: z.int().check(z.describe('Everyone connected, the host included')),
    noOfAnsweringPlayers: z.int().check(z.describe('Those of them who may answer: without a host in host mode')),
    noOfPlayers: z.int().check(z.describe('Everyone with a seat')),
    hostModeFlag: z.boolean(),
    locked: z.boolean(),
    capacity: z.int().check(z.describe('How many seats there are, which may grow')),
    waitingAtDoor: z
      .optional(z.int())
      .check(z.describe('How many wait outside, since the room is full; absent without any')),
    playerAnsweredCount: z.int(),
    playerCorrectAnswerCount: z.int().check(z.describe('Of the last closed question')),
  }),
  frame('timerUpdate', {
    questionId: z.string(),
    getReadyMs: z.optional(z.number()).check(z.describe('Milliseconds until the clock runs; absent when it runs')),
    timeElapsedMs: z.number(),
    timeToAnswer: z.number(),
    addedMs: z
      .optional(z.number())
      .check(z.describe('By how much the question was prolonged in all, because the server was not running')),
  }),
  frame('aMoment', { questionId: z.string() }),
  frame('extraTimes', {
    players: z.array(z.object({ playerId: z.string(), extraTime: z.literal(EXTRA_TIMES) })),
  }),
  frame('sendPodium', {
    playerStats: z.array(PlayerStats).check(z.maxLength(50)),
    rank: z.int(),
    totalScore: z.int(),
    decidingTime,
    correctAnswers: z.int(),
    totalNoOfQuestions: z.int(),
    rankTitle: z.string(),
  }),
  frame('continueQuizzing', { quizName: z.string(), quizType, ...countedQuiz }),
  frame('hostExited', {}),
  frame('roomFull', {}),
  frame('removed', {}),
  frame('error', {
    code: FrameRefusal,
    message: z.string(),
    says: z.optional(z.string()),
    retryAfterMs: z.optional(z.int()),
  }),
])
export type ServerToClientFrame = z.infer<typeof ServerToClientFrame>
export type ServerAction = ServerToClientFrame['action']

/** Every action of the server, in the order of the contract. */
export const SERVER_ACTIONS: readonly ServerAction[] = ServerToClientFrame.def.options.flatMap(
  (option) => option.shape.action.def.values,
)
export type ServerPayload<Action extends ServerAction> = Extract<ServerToClientFrame, { action: Action }>['payload']
