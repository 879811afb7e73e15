import { userIdOfCredential } from '../accounts/credential.ts'
import { get, values } from '../lib/bucket-map.ts'
import type { Question } from '../questions/index.ts'
import { isTimed } from '../questions/index.ts'
import type { PlayerFacts, PlayFacts, WrittenPlay } from '../reports/facts/facts.ts'
import { answerFacts } from '../reports/facts/facts.ts'
import type { QTestEvent } from './events.ts'
import type { Completed, QTest } from './state.ts'

const playOf = ({ qtestId, ownerId, source: { quiz }, settings }: QTest): PlayFacts => ({
  playId: qtestId,
  kind: 'qtest',
  journalId: qtestId,
  game: 0,
  hostId: ownerId,
  quizId: quiz.quizId,
  quizName: quiz.quizName,
  quizType: quiz.quizType,
  mediaFolder: quiz.mediaFolder,
  questions: quiz.questions.filter(isTimed),
  startedAtMs: Math.floor(settings.startMs),
  endedAtMs: Math.floor(settings.endMs),
  isFinished: true,
  isCalm: false,
})

const playerOf = ({ source }: QTest, attempt: Completed): PlayerFacts => {
  const { attemptId, account, name, email, fields, score, answerMs, right, marks } = attempt
  return {
    playerId: attemptId,
    userId: account === null ? null : (userIdOfCredential(account) ?? null),
    name,
    avatar: '',
    email,
    fields: { ...fields },
    teams: [],
    rank: null,
    hasLeft: false,
    score,
    answerMs,
    right,
    answers: source.quiz.questions.flatMap((question, place) => (isTimed(question) ? [answerFacts(marks[place])] : [])),
  }
}

/** Where the questions are that take answers. */
const timedPlaces = (questions: readonly Question[]): number[] =>
  questions.flatMap((question, place) => (isTimed(question) ? [place] : []))

/** What is kept of a QTest, from its opening on, with all attempts that are completed. Rule FA4. */
export const factsOfQTest = (qtest: QTest): WrittenPlay => ({
  ...playOf(qtest),
  stored:
    qtest.contentHash === null
      ? null
      : { contentHash: qtest.contentHash, places: timedPlaces(qtest.source.quiz.questions) },
  players: [...values(qtest.attempts)].flatMap((attempt) =>
    attempt.phase === 'completed' ? [playerOf(qtest, attempt)] : [],
  ),
})

/** What an event changed of what is kept: the attempt that it completed, or the id of one that it cleared. */
export const attemptChange = (
  before: QTest,
  after: QTest,
  event: QTestEvent,
): { completed: PlayerFacts } | { cleared: string } | undefined => {
  if (!('attemptId' in event)) return undefined
  const { attemptId } = event
  const was = get(before.attempts, attemptId)
  const is = get(after.attempts, attemptId)
  if (is?.phase === 'completed') return was?.phase === 'completed' ? undefined : { completed: playerOf(after, is) }
  return was?.phase === 'completed' ? { cleared: attemptId } : undefined
}
