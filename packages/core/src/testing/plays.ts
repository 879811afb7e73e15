import type { Question } from '../questions/index.ts'
import type { AnswerFacts, PlayerFacts, PlayFacts } from '../reports/facts/facts.ts'
import { exampleOf } from './index.ts'

/** Questions with these ids, each of four options of which Cedar is right. */
export const choices = (...questionIds: string[]): Question[] =>
  questionIds.map((questionId) => ({ ...exampleOf('MCQ'), questionId, questionTitle: `Which tree is ${questionId}?` }))

/** A game that was played to its end. */
export const gameFacts = (questions: readonly Question[], change: Partial<PlayFacts> = {}): PlayFacts => ({
  playId: 'bcdfgh-1-1',
  kind: 'game',
  journalId: 'BCDFGH',
  game: 1,
  hostId: 'host',
  quizId: 'trees',
  quizName: 'Trees',
  quizType: 'Private',
  mediaFolder: 'uploads',
  questions,
  startedAtMs: 1_000,
  endedAtMs: 61_000,
  isFinished: true,
  isCalm: false,
  ...change,
})

/** An answer that took two seconds. */
export const answered = (answer: string, points = 0, takenMs = 2_000): AnswerFacts => [
  answer,
  takenMs,
  points > 0,
  points,
]

/** A guest who stayed, with these answers and what they sum up to. */
export const playerFacts = (
  name: string,
  answers: readonly AnswerFacts[],
  change: Partial<PlayerFacts> = {},
): PlayerFacts => ({
  playerId: `id of ${name}`,
  userId: null,
  name,
  avatar: '',
  email: null,
  fields: {},
  teams: [],
  rank: null,
  hasLeft: false,
  score: answers.reduce((sum, answer) => sum + (answer?.[3] ?? 0), 0),
  answerMs: answers.reduce((sum, answer) => sum + (answer?.[1] ?? 30_000), 0),
  right: answers.filter((answer) => answer?.[2]).length,
  answers,
  ...change,
})
