import type {
  checkQTest,
  getQTestParticipant,
  getQTestProgress,
  QTestParticipant,
  QTestQuestion,
  QTestResults,
} from '@quokka/contract/http'
import type {
  EntryView,
  OptionOrder,
  ParticipantAnswersView,
  ParticipantView,
  ProgressView,
  QTest,
  QuestionView,
  ResultsView,
} from '@quokka/core/qtest'
import type * as z from 'zod'
import { bannerAddress } from '../../qtest/banner.ts'
import { currentQuestion, decidingTime } from '../../wire/question.ts'

export const iso = (ms: number): string => new Date(ms).toISOString()

/** Where the picture of a QTest's entry is seen; empty when it has none. */
export const bannerOf = ({ qtestId, source }: QTest): string => bannerAddress(qtestId, source.image)

/** What the administrators say about a QTest that is closed, for its host; undefined while it is not. */
export const closedWhyOf = ({ closings }: Pick<QTest, 'closings'>): string | undefined =>
  closings.length === 0 ? undefined : closings.map(({ reason }) => reason).join(' ')

/** Whether a QTest is closed, and why, for its host. */
const closedState = (view: Pick<QTest, 'closings'>): { closed: boolean; closedWhy?: string } => {
  const closedWhy = closedWhyOf(view)
  return closedWhy === undefined ? { closed: false } : { closed: true, closedWhy }
}

/** What the entry shows (contract §6). */
export const qtestEntry = (
  entry: EntryView,
  { qtestImage, nowMs, closedWhy }: { qtestImage: string; nowMs: number; closedWhy?: string | undefined },
): z.output<typeof checkQTest.answer> => ({
  status: entry.window,
  qtestName: entry.name,
  // What was taken down is not shown by its entry either.
  qtestImage: entry.isClosed ? '' : qtestImage,
  qtestDescription: entry.isClosed ? '' : entry.description,
  additionalFields: [...entry.additionalFields],
  startDate: iso(entry.startMs),
  endDate: iso(entry.endMs),
  serverTime: iso(nowMs),
  totalNoOfQuestions: entry.questions,
  totalTimeToAnswer: entry.timeS,
  retakeFlag: entry.allowsRetake,
  keepsEmail: entry.keepsEmail,
  access: entry.access,
  locked: entry.isLocked,
  closed: entry.isClosed,
  ...(closedWhy !== undefined && { closedWhy }),
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
  ...decidingTime(results),
  correctAnswers: results.right,
  totalNoOfQuestions: results.questions,
  questionCount: results.asked,
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

export const qtestParticipantAnswers = ({
  name,
  fields,
  totalScore,
  extraTime,
  answers,
}: ParticipantAnswersView): z.output<typeof getQTestParticipant.answer> => ({
  playerName: name,
  fields: { ...fields },
  totalScore,
  extraTime,
  answers: answers.map(({ number, title, answer, rightAnswers, mark, takenMs, points }) => ({
    countedNumber: number,
    questionTitle: title,
    playerAnswer: answer,
    rightAnswers,
    mark,
    timeTaken: takenMs === null ? null : takenMs / 1_000,
    playerScore: points,
  })),
})

/** Whether the options stand in one order for all: so they do in QTests from before there was a choice. */
export const isSameOrder = (order: OptionOrder | undefined): boolean => order?.for !== 'each'

/** How a QTest goes on, for its host. */
export const qtestProgress = (
  qtest: QTest,
  view: ProgressView,
  nowMs: number,
): z.infer<typeof getQTestProgress.answer> => ({
  qtestName: view.name,
  qtestImage: bannerOf(qtest),
  qtestType: view.qtestType,
  qtestStatus: view.window,
  startDate: iso(view.settings.startMs),
  endDate: iso(view.settings.endMs),
  serverTime: iso(nowMs),
  showAnswer: view.settings.showAnswer,
  showResult: view.settings.showResult,
  retakeFlag: view.settings.retake,
  sameOrder: isSameOrder(view.settings.optionOrder),
  additionalFields: view.settings.additionalFields,
  totalNoOfQuestions: view.questions,
  capacity: view.capacity,
  access: view.settings.access,
  locked: view.isLocked,
  ...closedState(view),
  removed: view.removed,
  started: view.started,
  startedLastHour: view.startedLastHour,
  finished: view.finished,
  averageScore: view.averageScore,
  averageCorrect: view.averageCorrect,
  matching: view.matching,
  participants: view.participants.map(qtestParticipant),
  next: view.next,
})
