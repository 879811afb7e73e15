import { LIMITS } from '@quokka/core/limits'
import { QTEST_TYPES, QTEST_WINDOWS } from '@quokka/core/qtest-schedule'
import { QUESTION_TYPES } from '@quokka/core/questions'
import { REPORT_TYPES, REPORT_VARIANTS } from '@quokka/core/report-types'
import { SHARE_SOURCES } from '@quokka/core/share-sources'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PositiveInt32 } from './positive-int32.ts'

const id = z.string().check(z.minLength(1), z.maxLength(100))
const short = z.string().check(z.maxLength(200))
const count = z.int().check(z.minimum(0))
const milliseconds = z.number().check(z.minimum(0))
const percent = z.number().check(z.minimum(0), z.maximum(100))
const quizVariant = z.enum(REPORT_VARIANTS)

/** What a report is of. */
const of = {
  quizVariant,
  quizId: id.check(z.describe("The QTest's id where the variant is `qtest`")),
  roomId: z.optional(short).check(z.describe('Left out: every game of the quiz that the caller hosted')),
  game: z.optional(PositiveInt32).check(z.describe("The room's how-manieth; left out: all of this quiz")),
}

/** Whoever chooses none, or one twice, reads what there is to choose. */
const WHICH_TYPES = `Please choose from ${REPORT_TYPES.join(', ')}, each once at most.`

const timeZone = z
  .optional(short)
  .check(z.describe('The IANA name of the zone whose clock dates are written by; UTC where it is not known'))

const call = { method: 'POST', caller: 'user', maxBytes: 4_000 } as const

/** A hosted game in the list of what can be reported; of a course the quiz with all its games. */
const QuizToReport = z.strictObject({
  quizId: z.string(),
  quizType: z.string(),
  quizImage: z.string().check(z.describe('An address, or empty')),
  quizName: z.string(),
  quizDesc: z.string(),
  roomCreatedAt: z.string().check(z.describe('When the game began; of a course the latest')),
  roomId: z.string(),
  game: z.int().check(z.minimum(1)),
  games: count.check(z.describe('1, of a course how many there are')),
  playerCount: count.check(z.describe('Of a course over all its games')),
})
const QTestToReport = z.strictObject({
  qtestId: z.string(),
  qtestType: z.enum(QTEST_TYPES),
  qtestImage: z.string(),
  qtestName: z.string(),
  qtestDesc: z.string(),
  startOn: z.string(),
  qtestStatus: z.enum(QTEST_WINDOWS),
  playerCount: count.check(z.describe('Those who have completed it')),
})
export type QuizToReport = z.infer<typeof QuizToReport>
export type QTestToReport = z.infer<typeof QTestToReport>

export const getShortReport = endpoint({
  ...call,
  path: 'getshortreport',
  changes: false,
  perMinute: 120,
  body: z.strictObject({ quizVariant }),
  answer: z.discriminatedUnion('quizVariant', [
    z.strictObject({ quizVariant: z.enum(['course', 'quiz']), quizzes: z.array(QuizToReport) }),
    z.strictObject({ quizVariant: z.literal('qtest'), quizzes: z.array(QTestToReport) }),
  ]),
  summary: 'What the caller has hosted and can have reported, the newest first',
})

export const getReportFile = endpoint({
  ...call,
  path: 'getquizexcelreportsummary',
  changes: false,
  perMinute: 30,
  refuses: [404],
  body: z.strictObject({
    ...of,
    reportTypes: z
      .array(z.enum(REPORT_TYPES, WHICH_TYPES), WHICH_TYPES)
      .check(z.minLength(1, WHICH_TYPES), z.maxLength(REPORT_TYPES.length, WHICH_TYPES)),
    format: z._default(z.enum(['xlsx', 'csv']), 'xlsx').check(z.describe('csv holds exactly one report type')),
    timeZone,
  }),
  answer: 'file',
  summary:
    'A report as a spreadsheet, a sheet a type and one of answers with that of players; as CSV the rows of one type',
})

export const getGameSummaryFile = endpoint({
  ...call,
  path: 'getexcelsummary',
  caller: 'anyone',
  changes: false,
  perMinute: 30,
  refuses: [403, 404],
  body: z.strictObject({ roomId: short, timeZone }),
  answer: 'file',
  summary: "The report of a room's last game, with all types; for the room's host alone",
})

const GameFigures = z.strictObject({
  roomId: z.string(),
  game: count,
  startedAt: z.string(),
  endedAt: z.string(),
  isFinished: z.boolean().check(z.describe('False where the room was closed within the game')),
  isCalm: z.boolean().check(z.describe('Points did not go by speed')),
  players: count,
  rightPercent: z.nullable(percent),
})

/** How one question went. Shares are of everyone who was asked. */
export const QuestionFigures = z
  .strictObject({
    number: z.int().check(z.minimum(1)),
    questionId: z.string(),
    questionType: z.enum(QUESTION_TYPES),
    questionTitle: z.string(),
    maxPoints: count,
    timerMs: milliseconds,
    asked: count,
    answered: count,
    right: count,
    rightPercent: z.nullable(percent).check(z.describe('Null for a survey')),
    medianAnswerMs: z.nullable(milliseconds).check(z.describe('Of those who answered')),
    facility: z
      .nullable(z.number().check(z.minimum(0), z.maximum(1)))
      .check(z.describe('The share that got it right, as item analysis has it; null for a survey')),
    discrimination: z
      .nullable(z.number().check(z.minimum(-1), z.maximum(1)))
      .check(z.describe('Right among the better 27 % less right among the weaker 27 %; null below ten players')),
    isKeyChanged: z
      .boolean()
      .check(
        z.describe('Other answers were right in an earlier game than in the latest; each counts as it was judged'),
      ),
    distribution: z
      .array(z.strictObject({ answer: z.string(), players: count, isRight: z.boolean() }))
      .check(
        z.describe('Options in their order; of typed and arranged answers the right one and the most frequent others'),
      ),
    mostChosenWrong: z.nullable(z.strictObject({ answer: z.string(), players: count })),
  })
  .check(z.meta({ id: 'QuestionFigures' }))
export type QuestionFigures = z.infer<typeof QuestionFigures>

const BestPlayer = z.strictObject({
  playerName: z.string(),
  totalScore: count,
  scorePercent: z.nullable(percent).check(z.describe('Of the points of this game; null where it had none')),
  answerMs: milliseconds.check(z.describe('For all questions; decides where scores are equal')),
  roomId: z.string().check(z.describe('Empty for a QTest')),
  game: count,
})

const Trend = z.strictObject({
  name: z.string(),
  rightPercents: z.array(z.nullable(percent)).check(z.describe('One a game, the oldest first; null where not there')),
})

/** What a report says, for a page. */
export const ReportFigures = z
  .strictObject({
    quizVariant,
    quizId: z.string(),
    quizName: z.string(),
    games: z.array(GameFigures).check(z.describe('The oldest first; of a QTest none')),
    window: z.nullable(z.strictObject({ startDate: z.string(), endDate: z.string(), status: z.enum(QTEST_WINDOWS) })),
    players: count.check(z.describe('Of a course those of all games together')),
    stayed: count.check(z.describe('Those who had not left at the end')),
    rightPercent: z.nullable(percent),
    rightPercentBefore: z.nullable(percent).check(z.describe("Of the host's game of this quiz before this one")),
    averageAnswerMs: z.nullable(milliseconds).check(z.describe('Of all answers')),
    averageTimerMs: milliseconds.check(z.describe('What was allowed on the average')),
    scoresIn: z
      .enum(['points', 'percent'])
      .check(
        z.describe('Of several games the average, the median and the steps are of percents of the points of each game'),
      ),
    averageScore: z.nullable(z.number()),
    medianScore: z.nullable(z.number()),
    first: z.nullable(BestPlayer).check(z.describe('Of several games the best by `scorePercent`, everybody once')),
    second: z.nullable(BestPlayer),
    scores: z
      .array(z.strictObject({ from: count, to: count, players: count }))
      .check(
        z.describe(
          'Between 5 and 12 steps of one round width, from the lowest score to the highest; both ends of a step are in it',
        ),
      ),
    questions: z.array(QuestionFigures),
    playerTrends: z.array(Trend).check(z.maxLength(LIMITS.reportTrends), z.describe('Of who was there twice or more')),
    namesakes: count.check(z.describe('Names that two or more had in one game, whose players have no trend')),
    teamTrends: z.array(Trend).check(z.maxLength(LIMITS.reportTrends)),
    visits: z
      .record(z.enum(SHARE_SOURCES), count)
      .check(z.describe('How often a shared link was followed, by where from; nobody is identified')),
    missed: count.check(z.describe('Questions that fewer than 60 % got right')),
  })
  .check(z.meta({ id: 'ReportFigures' }))
export type ReportFigures = z.infer<typeof ReportFigures>

export const getReport = endpoint({
  ...call,
  path: 'getreport',
  changes: false,
  perMinute: 60,
  refuses: [404],
  body: z.strictObject(of),
  answer: ReportFigures,
  summary: 'The figures of a report, for a page',
})

/** What one player answered, question by question. */
export const ReportedPlayer = z
  .strictObject({
    playerId: z.string(),
    playerName: z.string(),
    avatar: z.string().check(z.describe('The drawn face of a game; empty where there was none')),
    playerEmail: z.string().check(z.describe('Empty where it is not kept')),
    fields: z.record(z.string(), z.string()),
    teams: z.array(z.string()),
    roomId: z.string(),
    game: count,
    rank: z.nullable(z.int().check(z.minimum(1))).check(z.describe('Within the game; null for who had left')),
    hasLeft: z.boolean(),
    totalScore: count,
    correctAnswers: count,
    couldBeRight: count.check(z.describe("Questions of the player's own game that can be won")),
    answered: count,
    averageAnswerMs: z.nullable(milliseconds),
    answers: z
      .array(
        z.nullable(
          z.strictObject({
            answer: z.string(),
            verdict: z.enum(['right', 'wrong', 'thanked']),
            points: count,
            answerMs: milliseconds,
          }),
        ),
      )
      .check(z.describe('One a question of the report; null where there is none')),
  })
  .check(z.meta({ id: 'ReportedPlayer' }))
export type ReportedPlayer = z.infer<typeof ReportedPlayer>

export const getReportPlayers = endpoint({
  ...call,
  path: 'getreportplayers',
  changes: false,
  perMinute: 120,
  refuses: [404],
  body: z.strictObject({
    ...of,
    search: z._default(z.string().check(z.maxLength(LIMITS.playerNameCharacters)), ''),
    page: z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 0),
  }),
  answer: z.strictObject({
    players: z.array(ReportedPlayer).check(z.maxLength(LIMITS.reportedPlayers)),
    found: count,
  }),
  summary: 'The players of a report with their answers, the best first, page by page',
})

export const playMissed = endpoint({
  ...call,
  path: 'createmissedquiz',
  changes: true,
  perMinute: 20,
  refuses: [404, 409],
  body: z.strictObject(of),
  answer: z.strictObject({ quizId: z.string(), questionCount: z.int().check(z.minimum(1)) }),
  summary: 'Makes a draft of the questions that fewer than 60 % got right',
})

export const forgetPlayer = endpoint({
  ...call,
  path: 'forgetplayer',
  changes: true,
  perMinute: 120,
  refuses: [404],
  body: z.strictObject({
    quizVariant,
    quizId: of.quizId,
    roomId: short.check(z.describe('As `getreportplayers` has it: empty for a QTest')),
    playerId: id,
  }),
  answer: 'text',
  summary: 'Takes the name, email and details of a player out of what the caller hosted; answers and scores stay',
})
