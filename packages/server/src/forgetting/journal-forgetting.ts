import { isQTestId } from '../qtest/qtest-id.ts'
import type { QTestLookups } from '../qtest/qtest-lookups.ts'
import { qtestRows } from '../qtest/qtest-rows.ts'
import { roomRows } from '../room/room-rows.ts'
import type { ForgottenPlayers } from '../stores/forgotten-players.ts'
import type { JournalKind } from '../stores/journal-kinds.ts'
import { JOURNAL_KINDS } from '../stores/journal-kinds.ts'
import type { JournalMembers } from '../stores/journal-members.ts'
import type { Journals } from '../stores/journals.ts'

/** Takes people out of what is stored of rooms and QTests; what was played there stays. Begun again it forgets what is left. Rule AC22. */
export interface JournalForgetting {
  /** Whatever was played with a credential. Answers whether a room that still runs, and so will store its name again, was among it. */
  everywhere(credential: string): Promise<'done' | 'running'>
  /** One player of a room, or one attempt of a QTest. */
  player(journalId: string, playerId: string): Promise<'done' | 'running'>
}

interface ForgettingPorts {
  journals: Pick<Journals, 'read' | 'rewrite'>
  members: Pick<JournalMembers, 'journalsOf'>
  forgotten: Pick<ForgottenPlayers, 'forget' | 'isOpen'>
  lookups: Pick<QTestLookups, 'putAway'>
}

const ROWS = { room: roomRows, qtest: qtestRows } satisfies Record<JournalKind, unknown>

export const createJournalForgetting = (ports: ForgettingPorts): JournalForgetting => {
  const { journals, members, forgotten, lookups } = ports

  const forgetIn = async (
    kind: JournalKind,
    journalId: string,
    playersOf: (bodies: readonly string[]) => string[],
  ): Promise<'done' | 'running'> => {
    const isRunning = kind === 'room' && (await forgotten.isOpen(journalId))
    const playerIds = playersOf(await journals.read(journalId))
    const rewrite = () => journals.rewrite(journalId, (bodies) => ROWS[kind].withoutIdentity(bodies, playerIds))
    await rewrite()
    if (kind === 'qtest') {
      // It is loaded again from what is stored now, without a snapshot that it made meanwhile; then nothing writes the name any more.
      await lookups.putAway(journalId)
      await rewrite()
      await lookups.putAway(journalId)
    }
    await forgotten.forget(journalId, playerIds)
    return isRunning ? 'running' : 'done'
  }

  return {
    async everywhere(credential) {
      let outcome: 'done' | 'running' = 'done'
      for (const kind of JOURNAL_KINDS)
        for (const journalId of await members.journalsOf(kind, credential)) {
          const here = await forgetIn(kind, journalId, (bodies) => ROWS[kind].playersOf(bodies, credential))
          if (here === 'running') outcome = 'running'
        }
      return outcome
    },
    player: (journalId, playerId) => forgetIn(isQTestId(journalId) ? 'qtest' : 'room', journalId, () => [playerId]),
  }
}
