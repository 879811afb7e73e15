import type { QTestResults } from '../../packages/contract/src/http/index.ts'
import { attendQTest, submitQTestAnswer } from '../../packages/contract/src/http/index.ts'
import { LIMITS } from '../../packages/core/src/limits.ts'
import { draftQuiz, publish } from './own-quiz.ts'
import type { Player } from './player.ts'

/** The questions of a quiz that a test takes alone, each with its right answer. */
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

/** Schedules a quiz of an author's own, open from now on for a day, with its answers and results shown; answers the QTest's id. */
export const scheduleForADay = async (
  author: Player,
  quizId: string,
  additionalFields: readonly string[],
): Promise<string> => {
  const reply = await author.call('qtest/createqtest', {
    qtestType: 'PV',
    categories: [quizId],
    showAnswer: true,
    showResult: true,
    retakeFlag: false,
    startDate: new Date(Date.now() - HOUR_MS).toISOString(),
    endDate: new Date(Date.now() + 24 * HOUR_MS).toISOString(),
    additionalFields,
  })
  const { qtestId } = (await reply.json()) as { qtestId?: string }
  if (qtestId === undefined) throw new Error(`no QTest: ${reply.status}`)
  return qtestId
}

/** The same with the short quiz, published for it. */
export const scheduleShortQuiz = async (author: Player, quizName: string): Promise<string> =>
  scheduleForADay(author, await publishShortQuiz(author, quizName), ['Roll Number'])

/** A participant answers each question of a QTest of the short quiz rightly; answers what the last submission said of the results. */
export const takeShortQuiz = async (
  participant: Player,
  qtestId: string,
  playerName: string,
): Promise<QTestResults> => {
  const attempt = { qtestId, attemptToken: 'a'.repeat(22) }
  const details = { playerName, playerEmail: 'pupil@example.org', additionalFields: { 'Roll Number': '7' } }
  let results: QTestResults | undefined
  while (results === undefined) {
    const attended = await participant.call(attendQTest.path, { ...attempt, ...details })
    const { question } = attendQTest.answer.parse(await attended.json())
    const right = SHORT_QUIZ.find(({ questionTitle }) => questionTitle === question?.questionTitle)?.right
    const answer = { ...attempt, questionId: question?.questionId, playerAnswer: right }
    const submitted = await participant.call(submitQTestAnswer.path, answer)
    results = submitQTestAnswer.answer.parse(await submitted.json()).results
  }
  return results
}
