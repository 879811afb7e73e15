import type { PlayFacts } from '@quokka/core/reports'
import { sql } from 'kysely'
import type { Database, ReportFacts } from '../ports.ts'
import type { PlayKind } from './plays.ts'

/** Players that are in memory at once. */
const BATCH = 200

/** What says which play it is, and when it was. */
export type PlayHead = Pick<
  PlayFacts,
  'playId' | 'journalId' | 'game' | 'quizId' | 'quizName' | 'mediaFolder' | 'startedAtMs' | 'endedAtMs'
>

/** What is asked for of a host's. */
export interface PlaysWanted {
  hostId: string
  kind: PlayKind
  quizId?: string | undefined
  journalId?: string | undefined
  game?: number | undefined
}

/** What reports are made of, as JSON that is not parsed: there may be much of it. */
export interface ReportFactsStore {
  /** The oldest first. */
  heads(wanted: PlaysWanted): Promise<PlayHead[]>
  /** The host's game of the same quiz before a game. */
  before(hostId: string, play: PlayHead): Promise<string | undefined>
  /** Plays with their questions, as JSON; those that are gone are left out. */
  plays(playIds: readonly string[]): Promise<string[]>
  /** The ids of the questions of plays, in the order in which they were asked. */
  questionIds(playIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>
  /** Places among all who completed a QTest, by the player's id; equal score and time share one (rule SC3). Stored they are not: attempts come and go. */
  ranks(playId: string, playerIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Plays, then their players, play by play, the best of each first and those who had left last. What is `before` is only compared with. */
  of(playIds: readonly string[], before: readonly string[]): AsyncGenerator<ReportFacts>
}

const PLAY = `
  select json_build_object(
    'playId', play_id, 'kind', kind, 'journalId', journal_id, 'game', game, 'hostId', host_id, 'quizId', quiz_id,
    'quizName', quiz_name, 'quizType', quiz_type, 'mediaFolder', media_folder, 'questions', questions_of(play),
    'startedAtMs', round(extract(epoch from started_at) * 1000), 'endedAtMs', round(extract(epoch from ended_at) * 1000),
    'isFinished', is_finished, 'isCalm', is_calm)::text as play
  from play where play_id = any($1::text[])`

const QUESTION_IDS = `
  select play_id, jsonb_path_query_array(questions_of(play), '$[*].questionId') as question_ids
  from play where play_id = any($1::text[])`

/** Places within a play: as the podium has them, since ranks go by score and time. */
const PLAYERS = `
  select json_build_object(
      'playerId', player_id, 'userId', user_id, 'name', name, 'avatar', avatar, 'email', email, 'fields', fields, 'teams', teams,
      'rank', rank, 'hasLeft', has_left, 'score', score, 'answerMs', answer_ms, 'right', right_answers,
      'answers', answers)::text as player,
    has_left, score, answer_ms, player_id
  from play_player
  where play_id = $1 and ($2::boolean is null
    or (has_left, -score, answer_ms, player_id) > ($2, -($3::integer), $4::double precision, $5))
  order by has_left, -score, answer_ms, player_id
  limit $6`

const RANKS = `
  select player_id, place from (
    select player_id, rank() over (order by score desc, answer_ms) as place from play_player where play_id = $1
  ) as placed
  where player_id = any($2::text[])`

interface PlayerRow {
  player: string
  has_left: boolean
  score: number
  answer_ms: number
  player_id: string
}

export const createReportFacts = ({ pool, kysely }: Pick<Database, 'pool' | 'kysely'>): ReportFactsStore => {
  const plays = async (playIds: readonly string[]): Promise<string[]> => {
    const { rows } = await pool.query<{ play: string }>(PLAY, [playIds])
    return rows.map(({ play }) => play)
  }
  const playsOf = async function* (playIds: readonly string[], isBefore: boolean): AsyncGenerator<ReportFacts> {
    // One by one: all of them may be more than fits.
    for (const playId of playIds) for (const play of await plays([playId])) yield { is: 'play', isBefore, play }
  }
  const playersOf = async function* (playIds: readonly string[], isBefore: boolean): AsyncGenerator<ReportFacts> {
    for (const playId of playIds) {
      let last: PlayerRow | undefined
      do {
        const after =
          last === undefined ? [null, null, null, null] : [last.has_left, last.score, last.answer_ms, last.player_id]
        const { rows } = await pool.query<PlayerRow>(PLAYERS, [playId, ...after, BATCH])
        if (rows.length > 0)
          yield { is: 'players', isBefore, playId, players: `[${rows.map(({ player }) => player).join(',')}]` }
        last = rows.length < BATCH ? undefined : rows.at(-1)
      } while (last !== undefined)
    }
  }
  return {
    async heads({ hostId, kind, quizId, journalId, game }) {
      const rows = await kysely
        .selectFrom('play')
        .select(['play_id', 'journal_id', 'game', 'quiz_id', 'quiz_name', 'media_folder', 'started_at', 'ended_at'])
        .where('host_id', '=', hostId)
        .where('kind', '=', kind)
        .$if(quizId !== undefined, (query) => query.where('quiz_id', '=', quizId ?? ''))
        .$if(journalId !== undefined, (query) => query.where('journal_id', '=', journalId ?? ''))
        .$if(game !== undefined, (query) => query.where('game', '=', game ?? 0))
        .orderBy('started_at')
        .orderBy('play_id')
        .execute()
      return rows.map((row) => ({
        playId: row.play_id,
        journalId: row.journal_id,
        game: row.game,
        quizId: row.quiz_id,
        quizName: row.quiz_name,
        mediaFolder: row.media_folder,
        startedAtMs: row.started_at.getTime(),
        endedAtMs: row.ended_at.getTime(),
      }))
    },
    async before(hostId, { playId, quizId }) {
      const row = await kysely
        .selectFrom('play')
        .select('play_id')
        .where('host_id', '=', hostId)
        .where('kind', '=', 'game')
        .where('quiz_id', '=', quizId)
        .where(
          sql<boolean>`(started_at, play_id) < (select this.started_at, this.play_id from play this where this.play_id = ${playId})`,
        )
        .orderBy('started_at', 'desc')
        .orderBy('play_id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.play_id
    },
    plays,
    async questionIds(playIds) {
      const { rows } = await pool.query<{ play_id: string; question_ids: string[] }>(QUESTION_IDS, [playIds])
      return new Map(rows.map(({ play_id, question_ids }) => [play_id, question_ids]))
    },
    async ranks(playId, playerIds) {
      const { rows } = await pool.query<{ player_id: string; place: string }>(RANKS, [playId, playerIds])
      return new Map(rows.map(({ player_id, place }) => [player_id, Number(place)]))
    },
    async *of(playIds, before) {
      yield* playsOf(playIds, false)
      yield* playsOf(before, true)
      yield* playersOf(playIds, false)
      yield* playersOf(before, true)
    },
  }
}
