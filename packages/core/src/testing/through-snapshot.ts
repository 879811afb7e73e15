import type { SourceQuiz } from '../play/frozen-quiz.ts'
import type { Snapshot, SnapshotSource } from '../play/snapshot.ts'

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** What a reader of the snapshot is given once it was stored. */
export const throughSnapshot = (snapshot: Snapshot | undefined, quiz: SourceQuiz): SnapshotSource => {
  if (snapshot === undefined) throw new Error('there is no snapshot of it')
  const parts = new Map(snapshot.parts.map((part) => [part.name, json(part.encode())]))
  return { base: json(snapshot.base()), part: (name) => parts.get(name), quiz }
}
