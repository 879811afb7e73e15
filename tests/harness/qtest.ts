import type { QTestResults } from '../../packages/contract/src/http/index.ts'
import { attendQTest, submitQTestAnswer } from '../../packages/contract/src/http/index.ts'
import { LIMITS } from '../../packages/core/src/limits.ts'
import { draftQuiz, publish } from './own-quiz.ts'
import type { Player } from './player.ts'

/** The questions of a quiz that a test takes alone, each with its right answer. The fixtures of versions have them too: they stay. */
export const SHORT_QUIZ = [
  { questionTitle: 'Who laughs the loudest?', right: 'Tom' },
  { questionTitle: 'Who sleeps all day?', right: 'Ann' },
  { questionTitle: 'Who climbs best?', right: 'Mira' },
] as const

const HOUR_MS = 3_600_000

/** Publishes the short quiz; answers its id. */
export const publishShortQuiz = async (author: Player, quizName: string): Promise<string> => {
  const quizId = await draftQuiz(author, quizName)
  for (const { questionTitle, right } of SHORT_QUIZ) {
    const question = { questionType: 'MCQ', questionTitle, correctAnswer: [right], timer: LIMITS.longestTimerS }
    await author.call('createquiz/addquestion', { quizId, ...question, answerChoices: ['Tom', 'Ann', 'Mira', 'Sol'] })
  }
  await publish(author, quizId)
  return quizId
}

/** Schedules a quiz of an author's own between two moments, with its answers and results shown; answers the QTest's id. */
export const schedule = async (
  author: Player,
  quizId: string,
  window: { startDate: Date; endDate: Date },
  additionalFields: readonly string[],
): Promise<string> => {
  const reply = await author.call('qtest/createqtest', {
    qtestType: 'PV',
    categories: [quizId],
    showAnswer: true,
    showResult: true,
    retakeFlag: false,
    startDate: window.startDate.toISOString(),
    endDate: window.endDate.toISOString(),
    additionalFields,
  })
  const { qtestId } = (await reply.json()) as { qtestId?: string }
  if (qtestId === undefined) throw new Error(`no QTest: ${reply.status}`)
  return qtestId
}

/** The same, open from now on for a day. */
export const scheduleForADay = (author: Player, quizId: string, fields: readonly string[]): Promise<string> => {
  const startDate = new Date(Date.now() - HOUR_MS)
  return schedule(author, quizId, { startDate, endDate: new Date(Date.now() + 24 * HOUR_MS) }, fields)
}

/** The same with the short quiz, published for it. */
export const scheduleShortQuiz = async (author: Player, quizName: string): Promise<string> =>
  scheduleForADay(author, await publishShortQuiz(author, quizName), ['Roll Number'])

/** Begins an attempt at a QTest of the short quiz, or goes on with it. */
export const attendShortQuiz = async (participant: Player, qtestId: string, playerName: string) => {
  const details = { playerName, playerEmail: 'pupil@example.org', additionalFields: { 'Roll Number': '7' } }
  const attended = await participant.call(attendQTest.path, { ...attemptAt(participant, qtestId), ...details })
  return attendQTest.answer.parse(await attended.json())
}

/** Answers a question of such an attempt. */
export const submitToShortQuiz = async (
  participant: Player,
  qtestId: string,
  questionId: string | undefined,
  playerAnswer: string | undefined,
) => {
  const submitted = await participant.call(submitQTestAnswer.path, {
    ...attemptAt(participant, qtestId),
    questionId,
    playerAnswer,
  })
  return submitQTestAnswer.answer.parse(await submitted.json())
}

/** A participant answers each question of a QTest of the short quiz that is left, rightly; answers what the last submission said of the results. */
export const takeShortQuiz = async (
  participant: Player,
  qtestId: string,
  playerName: string,
): Promise<QTestResults> => {
  let results: QTestResults | undefined
  while (results === undefined) {
    const { question } = await attendShortQuiz(participant, qtestId, playerName)
    const right = SHORT_QUIZ.find(({ questionTitle }) => questionTitle === question?.questionTitle)?.right
    results = (await submitToShortQuiz(participant, qtestId, question?.questionId, right)).results
  }
  return results
}

/** Each has a token of its own, made of the name: by it attempts in the fixtures of versions are gone on with. */
const attemptAt = ({ name }: Player, qtestId: string) => ({ qtestId, attemptToken: name.padEnd(22, 'a') })
