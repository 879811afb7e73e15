import type { QTestParticipant, QTestQuestion, QTestResults } from '@quokka/contract/http'
import type { ParticipantView, QTest, QuestionView, ResultsView } from '@quokka/core/qtest'
import { bannerAddress } from '../../qtest/banner.ts'
import { currentQuestion } from '../../wire/question.ts'

export const iso = (ms: number): string => new Date(ms).toISOString()

/** Where the picture of a QTest's entry is seen; empty when it has none. */
export const bannerOf = ({ qtestId, source }: QTest): string => bannerAddress(qtestId, source.image)

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
})
