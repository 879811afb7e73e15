import type { QuizType } from '@quokka/core/accounts'
import { QUIZ_TYPES } from '@quokka/core/accounts'
import { searchFold } from '@quokka/core/quiz'
import type { WrittenPlay } from '@quokka/core/reports'
import { FORMER_PLAYER, PLAY_KINDS, PlayerFacts, PlayFacts, playIdsBegin } from '@quokka/core/reports'
import type { ShareSource } from '@quokka/core/share-sources'
import { SHARE_SOURCES } from '@quokka/core/share-sources'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../adapters/database/tables.ts'
import type { Database } from '../ports.ts'
import type { JournalKind } from './journal-kinds.ts'
import { JOURNAL_KINDS } from './journal-kinds.ts'
import type { Alongside } from './journals.ts'
import { statementAlongside } from './journals.ts'
import { knownText } from './known-text.ts'

export type PlayKind = PlayFacts['kind']

/** What a QTest's attempts came to in one journal row: each attempt once. */
export interface AttemptsChanged {
  completed: readonly PlayerFacts[]
  /** Ids of attempts that were cleared to be taken again. */
  cleared: readonly string[]
}

/** A play as it stands in a list. */
export interface ListedPlay extends Omit<PlayFacts, 'questions'> {
  playerCount: number
}

/** A journal from before there were plays. */
export interface OldJournal {
  journalId: string
  /** Undefined when it is gone meanwhile. */
  kind: JournalKind | undefined
}

/** What a member's own data says of a play. */
export interface OwnPlay {
  kind: PlayKind
  quizName: string
  /** As the host's report shows it. */
  playerName: string
  totalScore: number
  endedAtMs: number
}

/** The facts of games and QTests, written with the journals' rows; reports are made of them. */
export interface Plays {
  /** All that a host has, the newest first. */
  ofHost(hostId: string, kind: PlayKind): Promise<ListedPlay[]>
  /** The quizzes of a host's last games, the latest first, each once. */
  quizzesLately(hostId: string): Promise<string[]>
  /** The last game of a room, whoever hosts it: whether the caller may see it is for the caller of this to know. */
  lastOfRoom(roomId: string, openedAtMs: number): Promise<PlayFacts | undefined>
  /** Those whose names hold a text, the best first; `page` counts from 0. */
  playersPage(wanted: {
    playIds: readonly string[]
    search: string
    page: number
    perPage: number
  }): Promise<{ players: (PlayerFacts & { playId: string })[]; found: number }>
  /** Counts that a shared link was followed today. */
  countVisit(journalId: string, source: ShareSource): Promise<void>
  visitsOf(journalIds: readonly string[]): Promise<Record<ShareSource, number>>
  /** The journal behind the given id, in the order of ids, of those whose plays are still to be written; undefined behind the last. */
  nextOld(after: string): Promise<OldJournal | undefined>
  /** When the latest games under a room's code ended that were counted for accounts, by their numbers. */
  endsOfOldRoom(roomId: string): Promise<ReadonlyMap<number, number>>
  /**
   * Writes the plays of an old journal, where they are not there, and strikes it off. False when that was not done because the journal is gone
   * or, where an epoch is given, another owner's meanwhile; to be repeated then with what the journal says.
   */
  writeOld(journalId: string, epoch: number | undefined, plays: readonly WrittenPlay[]): Promise<boolean>
  /** What somebody has played, the latest first. */
  ofPlayer(userId: string): Promise<OwnPlay[]>
  /** Forgets games that ended before the given moment, at most so many; answers how many. */
  removeGames(endedBeforeMs: number, most: number): Promise<number>
  /** Forgets the emails of those who played games that ended before the given moment. */
  removeEmails(endedBeforeMs: number): Promise<void>
  /** Deletes visits to what no longer exists. */
  removeVisits(): Promise<void>
}

/** In the order of names here; both who is known and whose account is gone. */
const PLAYER_COLUMNS = `
  "playerId" text, "userId" text, name text, "searchName" text, avatar text, email text, fields jsonb, rank integer, "hasLeft" boolean,
  score integer, "answerMs" double precision, "right" integer, answers jsonb`

/**
 * Stores the players of `player_fact ("playId", organisation_id, ...)`. Their accounts are locked against being deleted until
 * their rows, which the deletion looks for, are stored; of an account that is gone nothing is kept but what was played. Rule FA9.
 */
const storedPlayers = (onConflict: string) => `
  player_account as (
    select user_id from account where user_id in (select "userId" from player_fact) for key share
  ),
  player_seen as (
    select player_fact.*, player_account.user_id, "userId" is not null and player_account.user_id is null as is_gone
    from player_fact left join player_account on player_account.user_id = player_fact."userId"
  ),
  stored_player as (
    insert into play_player (play_id, player_id, user_id, name, search_name, avatar, email, fields, teams, rank, has_left,
      score, answer_ms, right_answers, answers)
    select "playId", "playerId", user_id, case when is_gone then '${FORMER_PLAYER}' else name end,
      case when is_gone then '${searchFold(FORMER_PLAYER)}' else "searchName" end,
      case when is_gone then '' else coalesce(avatar, '') end, case when not is_gone then email end, case when is_gone then '{}' else fields end,
      array(
        select team_name from team join team_member using (team_id)
        where team_member.user_id = player_seen.user_id and team.organisation_id = player_seen.organisation_id
        order by team_name
      ),
      rank, "hasLeft", score, "answerMs", "right", answers
    from player_seen
    on conflict ${onConflict}
  )`

/** A play whose host's account is gone meanwhile is left out. */
const PLAYED = `
  play_fact as (
    select play.* from facts cross join jsonb_to_recordset(facts.plays) as play("playId" text, kind text, game integer,
      "hostId" text, "quizId" text, "quizName" text, "quizType" text, "mediaFolder" text, questions jsonb,
      "contentHash" text, places integer[], "startedAtMs" double precision, "endedAtMs" double precision, "isFinished" boolean, "isCalm" boolean, players jsonb)
  ),
  play_host as (
    select user_id, organisation_id from account where user_id in (select "hostId" from play_fact) for key share
  ),
  kept_play as (
    select head.journal_id, play_fact.*, play_host.organisation_id
    from head cross join play_fact left join play_host on play_host.user_id = play_fact."hostId"
    where play_fact."hostId" is null or play_host.user_id is not null
  ),
  stored_play as (
    insert into play (play_id, kind, journal_id, game, host_id, quiz_id, quiz_name, quiz_type, media_folder, questions,
      content_hash, places, started_at, ended_at, is_finished, is_calm)
    select "playId", kind, journal_id, game, "hostId", "quizId", "quizName", "quizType", "mediaFolder", questions,
      "contentHash", places, to_timestamp("startedAtMs" / 1000), to_timestamp("endedAtMs" / 1000), "isFinished", "isCalm"
    from kept_play
    on conflict do nothing
  ),
  player_fact as (
    select "playId", organisation_id, player.*
    from kept_play cross join jsonb_to_recordset(kept_play.players) as player(${PLAYER_COLUMNS})
  ),
  ${storedPlayers('do nothing')}`

/** An attempt of a QTest whose play is not written yet is left to whoever writes that (plays/backfill.ts). */
const ATTEMPTED = `
  cleared_player as (
    delete from play_player using head cross join facts
    where play_id = head.journal_id
      and player_id in (select jsonb_array_elements_text(facts.attempts -> 'cleared'))
  ),
  player_fact as (
    select play_id as "playId", account.organisation_id, player.*
    from head join play on play_id = head.journal_id join account on account.user_id = play.host_id
      cross join facts cross join jsonb_to_recordset(facts.attempts -> 'completed') as player(${PLAYER_COLUMNS})
  ),
  ${storedPlayers(`(play_id, player_id) do update
    set user_id = excluded.user_id, name = excluded.name, search_name = excluded.search_name, email = excluded.email,
      fields = excluded.fields, teams = excluded.teams, score = excluded.score, answer_ms = excluded.answer_ms,
      right_answers = excluded.right_answers, answers = excluded.answers`)}`

const OLD_HEAD = `
  head as (
    select journal_id from journal_head where journal_id = $1 and ($2::integer is null or epoch = $2::integer) for update
  )`

/** Old players that one statement writes: live play must not wait for long behind it. */
const WRITTEN_AT_ONCE = 500

/** The same play again and again, each time with some of its players. */
const inParts = (play: WrittenPlay): WrittenPlay[] => {
  const parts = Math.max(1, Math.ceil(play.players.length / WRITTEN_AT_ONCE))
  return Array.from({ length: parts }, (_, part) => ({
    ...play,
    players: play.players.slice(part * WRITTEN_AT_ONCE, (part + 1) * WRITTEN_AT_ONCE),
  }))
}

const written = (player: PlayerFacts) => ({ ...player, searchName: searchFold(player.name) })

/** Writes plays with their players, each once. */
export const playsAlongside = (plays: readonly WrittenPlay[]): Alongside[] =>
  plays.length === 0
    ? []
    : [
        {
          name: 'plays',
          parts: PLAYED,
          facts: plays.map(({ players, questions, stored, ...play }) => ({
            ...play,
            ...(stored ?? { questions }),
            players: players.map(written),
          })),
        },
      ]

/** Keeps the players of a QTest's play as the journal's row leaves its attempts. */
export const attemptsAlongside = ({ completed, cleared }: AttemptsChanged): Alongside[] =>
  completed.length + cleared.length === 0
    ? []
    : [{ name: 'attempts', parts: ATTEMPTED, facts: { completed: completed.map(written), cleared } }]

const LISTED_COLUMNS = [
  'play_id',
  'kind',
  'journal_id',
  'game',
  'host_id',
  'quiz_id',
  'quiz_name',
  'quiz_type',
  'media_folder',
  'started_at',
  'ended_at',
  'is_finished',
  'is_calm',
] as const

const listedOf = (
  row: Pick<Selectable<Tables['play']>, (typeof LISTED_COLUMNS)[number]>,
): Omit<PlayFacts, 'questions'> => ({
  playId: row.play_id,
  kind: knownText('play.kind', PLAY_KINDS, row.kind),
  journalId: row.journal_id,
  game: row.game,
  hostId: row.host_id,
  quizId: row.quiz_id,
  quizName: row.quiz_name,
  quizType: knownText<QuizType>('play.quiz_type', QUIZ_TYPES, row.quiz_type),
  mediaFolder: row.media_folder,
  startedAtMs: row.started_at.getTime(),
  endedAtMs: row.ended_at.getTime(),
  isFinished: row.is_finished,
  isCalm: row.is_calm,
})

const playOf = (row: Parameters<typeof listedOf>[0] & { asked: unknown }): PlayFacts => ({
  ...listedOf(row),
  questions: PlayFacts.shape.questions.parse(row.asked),
})

const playerOf = (row: Selectable<Tables['play_player']>): PlayerFacts =>
  PlayerFacts.parse({
    playerId: row.player_id,
    userId: row.user_id,
    name: row.name,
    avatar: row.avatar,
    email: row.email,
    fields: row.fields,
    teams: row.teams,
    rank: row.rank,
    hasLeft: row.has_left,
    score: row.score,
    answerMs: row.answer_ms,
    right: row.right_answers,
    answers: row.answers,
  })

/** A host with thousands of games is answered as soon as one with few. */
const LATE_GAMES = 100

export const createPlays = ({ kysely, pool }: Pick<Database, 'kysely' | 'pool'>): Plays => ({
  async ofHost(hostId, kind) {
    const rows = await kysely
      .selectFrom('play')
      .select(LISTED_COLUMNS)
      .select(sql<string>`(select count(*) from play_player p where p.play_id = play.play_id)`.as('player_count'))
      .where('host_id', '=', hostId)
      .where('kind', '=', kind)
      .orderBy('started_at', 'desc')
      .orderBy('play_id', 'desc')
      .execute()
    return rows.map((row) => ({ ...listedOf(row), playerCount: Number(row.player_count) }))
  },
  async quizzesLately(hostId) {
    const rows = await kysely
      .selectFrom('play')
      .select('quiz_id')
      .where('host_id', '=', hostId)
      .where('kind', '=', 'game')
      .orderBy('started_at', 'desc')
      .limit(LATE_GAMES)
      .execute()
    return [...new Set(rows.map(({ quiz_id }) => quiz_id))]
  },
  async lastOfRoom(roomId, openedAtMs) {
    const row = await kysely
      .selectFrom('play')
      .select(LISTED_COLUMNS)
      .select(sql<unknown>`questions_of(play)`.as('asked'))
      .where('journal_id', '=', roomId)
      .where('kind', '=', 'game')
      .where(sql<boolean>`starts_with(play_id, ${playIdsBegin({ roomId, openedAtMs })})`)
      .orderBy('game', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row && playOf(row)
  },
  async playersPage({ playIds, search, page, perPage }) {
    const searched = kysely
      .selectFrom('play_player')
      .where(sql<boolean>`play_id = any(${[...playIds]}::text[])`)
      .where(sql<boolean>`strpos(search_name, ${searchFold(search)}) > 0`)
    const { found } = await searched.select(sql<string>`count(*)`.as('found')).executeTakeFirstOrThrow()
    const rows = await searched
      .selectAll()
      .orderBy(sql`has_left, -score, answer_ms, play_id, player_id`)
      .limit(perPage)
      .offset(page * perPage)
      .execute()
    return { players: rows.map((row) => ({ ...playerOf(row), playId: row.play_id })), found: Number(found) }
  },
  async countVisit(journalId, source) {
    await sql`
        insert into share_visit (journal_id, source, day, visits)
        values (${journalId}, ${source}, (now() at time zone 'utc')::date, 1)
        on conflict (journal_id, source, day) do update set visits = share_visit.visits + 1`.execute(kysely)
  },
  async visitsOf(journalIds) {
    const rows = await kysely
      .selectFrom('share_visit')
      .select(['source', sql<string>`sum(visits)`.as('visits')])
      .where(sql<boolean>`journal_id = any(${[...journalIds]}::text[])`)
      .groupBy('source')
      .execute()
    const visits = { share: 0, whatsapp: 0, facebook: 0, twitter: 0 } satisfies Record<ShareSource, number>
    for (const row of rows) visits[knownText('share_visit.source', SHARE_SOURCES, row.source)] = Number(row.visits)
    return visits
  },
  async nextOld(after) {
    const row = await kysely
      .selectFrom('play_backfill')
      .leftJoin('journal_head', 'journal_head.journal_id', 'play_backfill.journal_id')
      .select(['play_backfill.journal_id as journalId', 'kind'])
      .where('play_backfill.journal_id', '>', after)
      .orderBy('play_backfill.journal_id')
      .limit(1)
      .executeTakeFirst()
    if (row === undefined) return undefined
    const { journalId, kind } = row
    return { journalId, kind: kind === null ? undefined : knownText('journal_head.kind', JOURNAL_KINDS, kind) }
  },
  async endsOfOldRoom(roomId) {
    const rows = await kysely
      .selectFrom('game_share')
      .select(['game_seq', sql<Date>`max(ended_at)`.as('ended_at')])
      .where('room_id', '=', roomId)
      .groupBy('game_seq')
      .execute()
    return new Map(rows.map((row) => [Number(row.game_seq), row.ended_at.getTime()]))
  },
  async writeOld(journalId, epoch, old) {
    const statement = { head: OLD_HEAD, insert: 'select from head', values: [journalId, epoch ?? null] }
    for (const part of old.flatMap(inParts)) {
      const { rowCount } = await pool.query(statementAlongside(statement, playsAlongside([part])))
      if (rowCount !== 1) return false
    }
    await kysely.deleteFrom('play_backfill').where('journal_id', '=', journalId).execute()
    return true
  },
  async ofPlayer(userId) {
    const rows = await kysely
      .selectFrom('play_player')
      .innerJoin('play', 'play.play_id', 'play_player.play_id')
      .select(['kind', 'quiz_name', 'name', 'score', 'ended_at'])
      .where('user_id', '=', userId)
      .orderBy('ended_at', 'desc')
      .execute()
    return rows.map((row) => ({
      kind: knownText('play.kind', PLAY_KINDS, row.kind),
      quizName: row.quiz_name,
      playerName: row.name,
      totalScore: row.score,
      endedAtMs: row.ended_at.getTime(),
    }))
  },
  async removeGames(endedBeforeMs, most) {
    const { numDeletedRows } = await kysely
      .deleteFrom('play')
      .where('play_id', 'in', (gone) =>
        gone
          .selectFrom('play')
          .select('play_id')
          .where('kind', '=', 'game')
          .where('ended_at', '<', new Date(endedBeforeMs))
          .limit(most),
      )
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  },
  async removeEmails(endedBeforeMs) {
    await kysely
      .updateTable('play_player')
      .set({ email: null })
      .from('play')
      .whereRef('play.play_id', '=', 'play_player.play_id')
      .where('play.kind', '=', 'game')
      .where('play.ended_at', '<', new Date(endedBeforeMs))
      .where('play_player.email', 'is not', null)
      .execute()
  },
  async removeVisits() {
    await sql`
        delete from share_visit v
        where not exists (select from play p where p.journal_id = v.journal_id)
          and not exists (select from journal_head h where h.journal_id = v.journal_id)`.execute(kysely)
  },
})
