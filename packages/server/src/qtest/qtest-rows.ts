import type { QTest } from '@quokka/core/qtest'
import {
  attemptBegunBy,
  EVENTS_VERSION,
  QTestEvent,
  qtestOfSnapshot,
  SNAPSHOT_VERSION,
  snapshotOf,
  withoutIdentity,
} from '@quokka/core/qtest'
import { journalRows } from '../journal/rows.ts'
import type { SnapshotForm } from '../journal/snapshots.ts'

/** The rows of a QTest's journal. */
export const qtestRows = journalRows({
  version: EVENTS_VERSION,
  schema: QTestEvent,
  withQuiz: (event, change) =>
    'source' in event && 'contentHash' in event.source.quiz
      ? { ...event, source: { ...event.source, quiz: change(event.source.quiz) } }
      : event,
  takenBy: attemptBegunBy,
  withoutIdentity,
})

/** The snapshots of a QTest. */
export const qtestForm: SnapshotForm<QTest> = { version: SNAPSHOT_VERSION, snapshotOf, stateOf: qtestOfSnapshot }
