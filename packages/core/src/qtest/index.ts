export type { Circumstances, Moment } from '../play/circumstances.ts'
export type { MediaPlace, SourceQuiz } from '../play/frozen-quiz.ts'
export type { QuestionView } from '../play/question-view.ts'
export type { RevealView } from '../play/reveal-view.ts'
export type { Holder, QTestCommand, QTestRefusal, ScheduleRefusal } from './commands.ts'
export { decide } from './decide/index.ts'
export { scheduleQTest } from './decide/schedule.ts'
export {
  EVENTS_VERSION,
  type OptionOrder,
  QTestEvent,
  type QTestOpened,
  type QTestScheduled,
  QTestSettings,
  QTestSource,
} from './events.ts'
export { evolve, replay } from './evolve.ts'
export { attemptChange, factsOfQTest } from './facts-of-qtest.ts'
export { type ParticipantAnswersView, participantAnswersView } from './participant-answers.ts'
export { type ReviewView, reviewView } from './review.ts'
export * from './schedule.ts'
export * from './schedule-rules.ts'
export { qtestOfSnapshot, SNAPSHOT_VERSION, snapshotOf } from './snapshot.ts'
export { attemptById, attemptIdOf, isOwner, openQTest, type QTest } from './state.ts'
export * from './views.ts'
export { attemptBegunBy, withoutIdentity } from './without-identity.ts'
