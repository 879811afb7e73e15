import { EVENTS_VERSION, QTestEvent, withoutIdentity } from '@quokka/core/qtest'
import { journalRows } from '../journal/rows.ts'

/** The rows of a QTest's journal. */
export const qtestRows = journalRows({
  version: EVENTS_VERSION,
  schema: QTestEvent,
  withQuiz: (event, change) =>
    'source' in event && 'contentHash' in event.source.quiz
      ? { ...event, source: { ...event.source, quiz: change(event.source.quiz) } }
      : event,
  withoutIdentity,
})
