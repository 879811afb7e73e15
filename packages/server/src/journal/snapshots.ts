import { setImmediate as turn } from 'node:timers/promises'
import type { Snapshot, SnapshotSource } from '@quokka/core/room'
import type { JournalSnapshots } from '../stores/journal-snapshots.ts'
import type { QuizContents } from '../stores/quiz-contents.ts'
import type { Stored } from './stored.ts'

/** What is read in a fifth of a second: a snapshot of less costs play more than it saves at a takeover. */
const LEAST_EVENTS = 5_000
/** So many times the events since a snapshot are in it, at most: the longer a journal is, the more of them are worth another. */
const EVENTS_PER_NEW_ONE = 16

/** How the state of one kind of journal stands in a snapshot. */
export interface SnapshotForm<State> {
  version: number
  /** Undefined for a state of which none is made. */
  snapshotOf(state: State): Snapshot | undefined
  stateOf(source: SnapshotSource): State
}

/** The body of a snapshot. */
interface Body {
  contentHash: string
  /** Names under which the parts are stored, by their names. */
  parts: Record<string, string>
  base: unknown
}

/** A state that was read from a snapshot. */
export interface ReadSnapshot<State> {
  state: State
  nextSeq: number
  events: number
}

/** Reads the state of a snapshot; undefined when there is none, or nothing can be made of it. Rule ST51. */
export const readSnapshot = async <State>(
  journalId: string,
  { version, stateOf }: SnapshotForm<State>,
  { snapshots, contents }: { snapshots: Pick<JournalSnapshots, 'find'>; contents: Pick<QuizContents, 'find'> },
): Promise<ReadSnapshot<State> | undefined> => {
  const stored = await snapshots.find(journalId, version)
  if (stored === undefined) return undefined
  const { contentHash, parts, base } = JSON.parse(stored.body) as Body
  const quiz = (await contents.find([contentHash])).get(contentHash)
  if (quiz === undefined || Object.values(parts).some((hash) => !stored.parts.has(hash))) return undefined
  const part = (name: string): unknown => JSON.parse(stored.parts.get(parts[name] ?? '') ?? '')
  return { state: stateOf({ base, part, quiz }), nextSeq: stored.nextSeq, events: stored.events }
}

export interface SnapshotWriter<State> {
  /** To be told of each state that is stored, and the events since the one before. Begins to write a snapshot when one is due. */
  stored(state: State, nextSeq: number, events: number): void
  /** When nothing is being written. */
  settled(): Promise<void>
}

export interface SnapshotPorts {
  snapshots: Pick<JournalSnapshots, 'addPart' | 'put'>
  onSnapshotFailed(error: unknown): void
}

/**
 * Writes snapshots of one journal beside play: part by part, each in a turn of its own, and only parts that are new. One that fails is
 * left; the next is due soon.
 */
export const createSnapshotWriter = <State>(
  { journalId, ...before }: Stored<State>,
  { version, snapshotOf }: SnapshotForm<State>,
  { snapshots, onSnapshotFailed }: SnapshotPorts,
): SnapshotWriter<State> => {
  let { events, eventsInSnapshot } = before
  let written = new Map<string, { of: object; hash: string }>()
  let isWriting = false
  let settled = Promise.resolve()

  const write = async (snapshot: Snapshot, nextSeq: number, eventsBefore: number): Promise<void> => {
    const parts = new Map<string, { of: object; hash: string }>()
    for (const { name, of, encode } of snapshot.parts) {
      const same = written.get(name)
      if (same?.of === of) {
        parts.set(name, same)
        continue
      }
      await turn()
      parts.set(name, { of, hash: await snapshots.addPart(journalId, JSON.stringify(encode())) })
    }
    await turn()
    const names = Object.fromEntries([...parts].map(([name, { hash }]) => [name, hash]))
    const body: Body = { contentHash: snapshot.contentHash, parts: names, base: snapshot.base() }
    const text = JSON.stringify(body)
    await snapshots.put(journalId, { nextSeq, events: eventsBefore, version, body: text }, Object.values(names))
    written = parts
  }

  return {
    stored(state, nextSeq, more) {
      events += more
      const isDue = events - eventsInSnapshot >= Math.max(LEAST_EVENTS, eventsInSnapshot / EVENTS_PER_NEW_ONE)
      if (!isDue || isWriting) return
      const snapshot = snapshotOf(state)
      if (snapshot === undefined) return
      isWriting = true
      eventsInSnapshot = events
      settled = write(snapshot, nextSeq, events)
        .catch(onSnapshotFailed)
        .finally(() => {
          isWriting = false
        })
    },
    settled: () => settled,
  }
}
