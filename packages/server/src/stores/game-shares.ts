import type { GameCounts } from '@quokka/core/scoring'
import { sql } from 'kysely'
import type { Database } from '../ports.ts'

/** A finished game as its player's account keeps it. */
export interface KeptGame {
  roomId: string
  endedAtMs: number
  played: boolean
  hosted: boolean
  won: boolean
}

/** What finished games count for accounts; written with the journals' rows (stores/journals.ts). */
export interface GameShares {
  countsOf(userId: string): Promise<GameCounts>
  /** The newest first. */
  gamesOf(userId: string): Promise<KeptGame[]>
}

export const createGameShares = ({ kysely }: Pick<Database, 'kysely'>): GameShares => ({
  async countsOf(userId) {
    const counts = await kysely
      .selectFrom('game_share')
      .select([
        sql<string>`count(*) filter (where played)`.as('played'),
        sql<string>`count(*) filter (where hosted)`.as('hosted'),
        sql<string>`count(*) filter (where won)`.as('won'),
      ])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return { played: Number(counts.played), hosted: Number(counts.hosted), won: Number(counts.won) }
  },
  async gamesOf(userId) {
    const rows = await kysely
      .selectFrom('game_share')
      .select(['room_id', 'ended_at', 'played', 'hosted', 'won'])
      .where('user_id', '=', userId)
      .orderBy('ended_at', 'desc')
      .execute()
    return rows.map(({ room_id, ended_at, ...shares }) => ({
      roomId: room_id,
      endedAtMs: ended_at.getTime(),
      ...shares,
    }))
  },
})
