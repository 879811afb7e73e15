import { fromFlat } from '../lib/bucket-map.ts'
import type { Snapshot, SnapshotSource } from '../play/snapshot.ts'
import { packed, unpacked } from '../play/snapshot.ts'
import type { Attempt, AttemptMark, QTest } from './state.ts'

/** Grows with each change of what a QTest knows: a snapshot of another version is not read. */
export const SNAPSHOT_VERSION = 6

type PackedMark = [answer: string, takenMs: number, isRight: 0 | 1, points: number, isByClock: 0 | 1]

interface QTestBase {
  contentHash: string
  source: Omit<QTest['source'], 'quiz'>
  /** Names of the parts that the attempts are in. */
  attempts: string[]
}

const packedMark = ({ answer, takenMs, isRight, points, isByClock }: AttemptMark): PackedMark => [
  answer,
  takenMs,
  isRight ? 1 : 0,
  points,
  isByClock ? 1 : 0,
]

const unpackedMark = ([answer, takenMs, isRight, points, isByClock]: PackedMark): AttemptMark => ({
  answer,
  takenMs,
  isRight: isRight === 1,
  points,
  isByClock: isByClock === 1,
})

const packedAttempt = (attempt: Attempt): object =>
  'marks' in attempt ? { ...attempt, marks: attempt.marks.map(packedMark) } : attempt

const unpackedAttempt = (attempt: object): Attempt =>
  ('marks' in attempt ? { ...attempt, marks: (attempt.marks as PackedMark[]).map(unpackedMark) } : attempt) as Attempt

/** A QTest as a snapshot; undefined where its quiz is in the journal alone. */
export const snapshotOf = (qtest: QTest): Snapshot | undefined => {
  const { source, contentHash, attempts, ...fields } = qtest
  if (contentHash === null) return undefined
  const { quiz: _quiz, ...more } = source
  const parts = attempts.buckets.flatMap((bucket, place) =>
    bucket === undefined
      ? []
      : [{ name: `attempts ${place}`, of: bucket, encode: () => [...bucket.values()].map(packedAttempt) }],
  )
  return {
    contentHash,
    parts,
    base: (): QTestBase => ({
      ...packed(fields),
      contentHash,
      source: more,
      attempts: parts.map(({ name }) => name),
    }),
  }
}

/** The QTest of which a snapshot was made. */
export const qtestOfSnapshot = ({ base, part, quiz }: SnapshotSource): QTest => {
  const { source, attempts: names, ...fields } = base as QTestBase
  const attempts = names.flatMap((name) => (part(name) as object[]).map(unpackedAttempt))
  return {
    ...unpacked(fields),
    source: { ...source, quiz },
    attempts: fromFlat(attempts.flatMap((attempt): (string | Attempt)[] => [attempt.attemptId, attempt])),
  } as unknown as QTest
}
