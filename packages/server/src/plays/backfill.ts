import { setImmediate as turn } from 'node:timers/promises'
import type { QTestEvent } from '@quokka/core/qtest'
import { factsOfQTest, replay } from '@quokka/core/qtest'
import type { WrittenPlay } from '@quokka/core/reports'
import { gamesInJournal } from '@quokka/core/room'
import type { JournalRows } from '../journal/rows.ts'
import { quizzesNamedIn } from '../journal/rows.ts'
import type { QTestLookups } from '../qtest/qtest-lookups.ts'
import { qtestRows } from '../qtest/qtest-rows.ts'
import { roomRows } from '../room/room-rows.ts'
import type { Journals } from '../stores/journals.ts'
import type { OldJournal, Plays } from '../stores/plays.ts'
import type { QuizContents } from '../stores/quiz-contents.ts'

/** A QTest that somebody asks for at the very moment is read once more. */
const MOST_TRIES = 5

export interface BackfillPorts {
  journals: Pick<Journals, 'claim' | 'read'>
  contents: Pick<QuizContents, 'find'>
  plays: Pick<Plays, 'nextOld' | 'endsOfOldRoom' | 'writeOld'>
  lookups: Pick<QTestLookups, 'putAway'>
  /** Names this process in the heads of QTests that it takes over. */
  owner: string
  /** An old journal that cannot be read is skipped; one that could not be written now is left for the next time. */
  onTrouble(journalId: string, what: 'unreadable' | 'unwritten', error?: unknown): void
}

/** Writes the plays of journals from before there were plays. */
export interface Backfill {
  /** Writes those of the next journal behind the given id, and answers its id; undefined behind the last. */
  writeNext(after: string): Promise<string | undefined>
}

export const createBackfill = (ports: BackfillPorts): Backfill => {
  const { journals, contents, plays, lookups, owner } = ports

  /** Undefined where the journal cannot be read. Others have their turn between its rows. */
  const read = async <Event>(
    journalId: string,
    { rows, fold }: { rows: Pick<JournalRows<Event>, 'decode'>; fold(events: readonly Event[]): WrittenPlay[] },
  ): Promise<WrittenPlay[] | undefined> => {
    const bodies = await journals.read(journalId)
    const quizzes = await contents.find(quizzesNamedIn(bodies))
    try {
      const events: Event[] = []
      for (const body of bodies) {
        events.push(...rows.decode(body, quizzes))
        await turn()
      }
      return fold(events)
    } catch (error) {
      ports.onTrouble(journalId, 'unreadable', error)
      return undefined
    }
  }

  const writeRoom = async (journalId: string): Promise<boolean> => {
    const ends = await plays.endsOfOldRoom(journalId)
    const endedAtMs = (game: number, startedAtMs: number): number | undefined => {
      const ms = ends.get(game)
      // A code that is taken again has the games of the room before too.
      return ms !== undefined && ms >= startedAtMs ? ms : undefined
    }
    const games = await read(journalId, { rows: roomRows, fold: (events) => gamesInJournal(events, endedAtMs) })
    return plays.writeOld(journalId, undefined, games ?? [])
  }

  const qtestOf = (events: readonly QTestEvent[]): WrittenPlay[] => {
    const qtest = replay(events)
    return qtest.isDeleted ? [] : [factsOfQTest(qtest)]
  }

  /** An open QTest is taken over first: what its attempts come to from then on is written with their rows, or read here once more. */
  const writeQTest = async (journalId: string): Promise<boolean> => {
    await lookups.putAway(journalId)
    const claimed = await journals.claim({ kind: 'qtest', journalId, owner })
    if (claimed === 'held') return false
    const written = await read(journalId, { rows: qtestRows, fold: qtestOf })
    return plays.writeOld(journalId, claimed?.epoch, written ?? [])
  }

  const write = async ({ journalId, kind }: OldJournal): Promise<boolean> => {
    if (kind === 'room') return writeRoom(journalId)
    if (kind === undefined) return plays.writeOld(journalId, undefined, [])
    for (let tries = 0; tries < MOST_TRIES; tries += 1) if (await writeQTest(journalId)) return true
    return false
  }

  const tryToWrite = async (old: OldJournal): Promise<void> => {
    try {
      if (!(await write(old))) ports.onTrouble(old.journalId, 'unwritten')
    } catch (error) {
      ports.onTrouble(old.journalId, 'unwritten', error)
    }
  }

  return {
    async writeNext(after) {
      const old = await plays.nextOld(after)
      if (old !== undefined) await tryToWrite(old)
      return old?.journalId
    },
  }
}
