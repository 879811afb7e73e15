import { searchFold } from '@quokka/core/quiz'
import { FORMER_PLAYER } from '@quokka/core/reports'
import type { Database } from '../ports.ts'
import type { NewJob } from './jobs.ts'
import { addJob } from './jobs.ts'

/** What is stored of players who are forgotten, apart from the accounts' own rows. */
export interface ForgottenPlayers {
  /** Leaves what certain players of a journal have played without who they were. Rule FA9. */
  forget(journalId: string, playerIds: readonly string[]): Promise<void>
  /** The same for one player whom a host had, with the job that forgets the rest; false when the host had no such player. */
  forgetOf(host: { hostId: string; journalId: string; playerId: string }, job: NewJob): Promise<boolean>
  /** Whether a journal is there and not over. */
  isOpen(journalId: string): Promise<boolean>
}

const NOBODY = {
  user_id: null,
  name: FORMER_PLAYER,
  search_name: searchFold(FORMER_PLAYER),
  avatar: '',
  email: null,
  fields: '{}',
  teams: [],
}

/** Leaves what an account has played without whose it was. Rule FA9. */
export const forgetAccountPlayer = async (kysely: Database['kysely'], userId: string): Promise<void> => {
  await kysely.updateTable('play_player').set(NOBODY).where('user_id', '=', userId).execute()
}

export const createForgottenPlayers = ({ kysely }: Pick<Database, 'kysely'>): ForgottenPlayers => ({
  async forget(journalId, playerIds) {
    if (playerIds.length === 0) return
    await kysely
      .updateTable('play_player')
      .set(NOBODY)
      .where('player_id', 'in', playerIds)
      .where('play_id', 'in', (of) => of.selectFrom('play').select('play_id').where('journal_id', '=', journalId))
      .execute()
  },
  forgetOf: ({ hostId, journalId, playerId }, job) =>
    kysely.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('play_player')
        .set(NOBODY)
        .where('player_id', '=', playerId)
        .where('play_id', 'in', (of) =>
          of.selectFrom('play').select('play_id').where('journal_id', '=', journalId).where('host_id', '=', hostId),
        )
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return false
      // Also while the disk is nearly full: what is forgotten makes room.
      await addJob({ kysely: transaction, canWrite: () => true }, job)
      return true
    }),
  async isOpen(journalId) {
    const open = await kysely
      .selectFrom('journal_head')
      .select('journal_id')
      .where('journal_id', '=', journalId)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    return open !== undefined
  },
})
