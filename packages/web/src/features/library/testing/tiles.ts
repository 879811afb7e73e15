import type { QTestTile, QuizTile } from '@quokka/contract/http'

/** A draft of the caller's own, with whatever a test changes. */
export const draft = (quizName: string, changes: Partial<QuizTile> = {}): QuizTile => ({
  quizId: quizName.toLowerCase().replaceAll(' ', '-'),
  quizImage: 'banner.webp',
  quizName,
  quizType: 'Private',
  createdOn: '2026-11-01T12:00:00Z',
  editedOn: '2026-11-19T12:00:00Z',
  tileStatus: 'DRFQuiz',
  quizDescription: `All about ${quizName}`,
  statusCode: 'DRF',
  questionCount: 8,
  isOwner: true,
  isPublic: true,
  teamCount: 0,
  ...changes,
})

export const published = (quizName: string, changes: Partial<QuizTile> = {}): QuizTile =>
  draft(quizName, { tileStatus: 'PUBQuiz', statusCode: 'PUB', ...changes })

export const qtest = (qtestName: string, startOn: string, endOn: string): QTestTile => ({
  qtestId: qtestName,
  qtestImage: '',
  qtestName,
  qtestType: 'RM',
  startOn,
  endOn,
  qtestStatus: 'Active',
  questionCount: 12,
})
