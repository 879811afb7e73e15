import type { checkQTest, QTestParticipant, QTestQuestion, QTestResults } from '@quokka/contract/http'
import type { EntryView, ParticipantView, QTest, QuestionView, ResultsView } from '@quokka/core/qtest'
import type * as z from 'zod'
import { bannerAddress } from '../../qtest/banner.ts'
import { currentQuestion } from '../../wire/question.ts'

export const iso = (ms: number): string => new Date(ms).toISOString()

/** Where the picture of a QTest's entry is seen; empty when it has none. */
export const bannerOf = ({ qtestId, source }: QTest): string => bannerAddress(qtestId, source.image)

/** What the entry shows (contract §6). */
export const qtestEntry = (
  entry: EntryView,
  { qtestImage, nowMs }: { qtestImage: string; nowMs: number },
): z.output<typeof checkQTest.answer> => ({
  status: entry.window,
  qtestName: entry.name,
  qtestImage,
  qtestDescription: entry.description,
  additionalFields: [...entry.additionalFields],
  startDate: iso(entry.startMs),
  endDate: iso(entry.endMs),
  serverTime: iso(nowMs),
  totalNoOfQuestions: entry.questions,
  keepsEmail: entry.keepsEmail,
  access: entry.access,
  locked: entry.isLocked,
  full: entry.isFull,
  ...(entry.placeFreeAtMs !== null && { placeFreeAt: iso(entry.placeFreeAtMs) }),
  ownAttempts: entry.ownAttempts.map(({ name, ...attempt }) => ({ playerName: name, ...attempt })),
})

/** A question of an attempt (contract §6). */
export const qtestQuestion = ({ source }: QTest, question: QuestionView): QTestQuestion => ({
  ...currentQuestion(question),
  qtestType: source.qtestType,
})

export const qtestResults = (results: ResultsView): QTestResults => ({
  rank: results.rank,
  finished: results.finished,
  playerTotalScore: results.totalScore,
  correctAnswers: results.right,
  totalNoOfQuestions: results.questions,
  retakeFlag: results.mayRetake,
  ...(results.marks && { marks: results.marks }),
})

export const qtestParticipant = (participant: ParticipantView): QTestParticipant => ({
  participantId: participant.participantId,
  playerName: participant.name,
  fields: { ...participant.fields },
  answered: participant.answered,
  correctAnswers: participant.right,
  totalScore: participant.totalScore,
  state: participant.status,
  lastActivityAt: iso(participant.lastActivityMs),
  sameBrowser: participant.sameBrowser,
})
