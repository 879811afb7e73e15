import type { GameCounts } from '@quokka/core/scoring'
import { sql } from 'kysely'
import type { Database } from '../ports.ts'
import type { Alongside } from './journals.ts'

/** What a finished game counts for a seat, and the account of the seat; null for a guest's. */
export interface FinishedShare {
  game: number
  playerId: string
  userId: string | null
  played: boolean
  hosted: boolean
  won: boolean
}

/** The accounts are locked against being deleted until their shares, which refer to them, are stored. */
const COUNTED = `
  share as (
    select share.* from facts cross join jsonb_to_recordset(facts.shares)
      as share(game bigint, "playerId" text, "userId" text, played boolean, hosted boolean, won boolean)
  ),
  known as (
    select user_id from account where user_id in (select "userId" from share) for key share
  ),
  counted as (
    insert into game_share (room_id, game_seq, player_id, user_id, played, hosted, won)
    select head.journal_id, share.game, share."playerId", known.user_id, share.played, share.hosted, share.won
    from head cross join share left join known on known.user_id = share."userId"
    on conflict do nothing
  )`

/** Counts the games that finish with a journal's row; an account that is gone meanwhile is left out of its share. */
export const sharesAlongside = (finished: readonly FinishedShare[]): Alongside[] =>
  finished.length === 0 ? [] : [{ name: 'shares', parts: COUNTED, facts: finished }]

/** A finished game as its player's account keeps it. */
export interface KeptGame {
  roomId: string
  endedAtMs: number
  played: boolean
  hosted: boolean
  won: boolean
}

/** What finished games count for accounts; written with the journals' rows. */
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
