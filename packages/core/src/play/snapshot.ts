import { flat, fromFlat, isBucketMap } from '../lib/bucket-map.ts'
import type { SourceQuiz } from './frozen-quiz.ts'

/** A part of a state that seldom changes. It is the same part while `of` is the same object, and need not be written again. */
export interface SnapshotPart {
  name: string
  of: object
  /** As JSON takes it. */
  encode(): unknown
}

/** A state as JSON in parts, so that none takes long to write. The quiz is not in it: it is stored under its content's hash. */
export interface Snapshot {
  contentHash: string
  parts: readonly SnapshotPart[]
  /** What is in no part, as JSON takes it. */
  base(): unknown
}

/** What a snapshot is read from: `base` and `part` answer what was encoded. */
export interface SnapshotSource {
  base: unknown
  part(name: string): unknown
  quiz: SourceQuiz
}

/** A state's fields, its maps as lists. */
export const packed = (state: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(state).map(([field, value]) => [field, isBucketMap(value) ? { flattened: flat(value) } : value]),
  )

const isFlat = (value: unknown): value is { flattened: unknown[] } =>
  typeof value === 'object' && value !== null && 'flattened' in value

/** The fields of which `packed` is made. */
export const unpacked = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      isFlat(value) ? fromFlat(value.flattened as string[]) : value,
    ]),
  )
