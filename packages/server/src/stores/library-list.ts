import type { LibraryCounts, LibraryMark, LibraryQuery, LibrarySort } from '@quokka/contract/http'
import { QUIZ_LIMITS, SUBJECTS } from '@quokka/core/quiz'
import { QUIZ_LANGUAGES, readQuery } from '@quokka/core/search'
import type { Kysely, RawBuilder, SqlBool, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../adapters/database/tables.ts'
import type { Database } from '../ports.ts'
import { quizConditions } from './search-conditions.ts'

const DAY_MS = 24 * 3_600_000
/** What was played within these days was played lately. */
const LATELY_DAYS = 30
/** Tags that a filter offers. */
const MOST_TAGS = 500

/** How somebody keeps a quiz. */
export interface KeptQuiz {
  quizId: string
  folderId: string | null
  isStarred: boolean
  tags: string[]
  playedAtMs: number | null
  deletedAtMs: number | null
}

export interface LibraryPart {
  sort: LibrarySort
  after: LibraryMark | null
  most: number
}

/** The quizzes that somebody owns, may edit, or has in the bin. Rules LB33, LB34, LB35, LB36. */
export interface LibraryList {
  page(
    userId: string,
    query: LibraryQuery,
    part: LibraryPart,
    nowMs: number,
  ): Promise<{ quizzes: KeptQuiz[]; next: LibraryMark | null }>
  total(userId: string, query: LibraryQuery, nowMs: number): Promise<number>
  counts(userId: string, nowMs: number): Promise<LibraryCounts & { drafts: number }>
}

/** Deleted before then, a quiz is in no bin any more. */
export const binBegins = (nowMs: number): Date => new Date(nowMs - QUIZ_LIMITS.binDays * DAY_MS)

/** Whether somebody owns a quiz or may edit it. */
export const mine = (userId: string): RawBuilder<SqlBool> => sql`quiz.quiz_id in (
  select own.quiz_id from quiz own where own.owner_id = ${userId}
  union all select edited.quiz_id from quiz_editor edited where edited.user_id = ${userId}
)`

/** Whether a quiz is in the bin of its owner. */
export const inBin = (userId: string, nowMs: number): RawBuilder<SqlBool> => sql`
  quiz.status = 'inactive' and quiz.owner_id = ${userId} and quiz.deleted_at > ${binBegins(nowMs)}`

const places = (userId: string, { place }: LibraryQuery, nowMs: number): RawBuilder<SqlBool> => {
  if (place === 'bin') return inBin(userId, nowMs)
  const own = sql<SqlBool>`${mine(userId)} and quiz.status <> 'inactive'`
  if (place === 'starred') return sql`${own} and entry.is_starred`
  if (place === 'inNoFolder') return sql`${own} and entry.folder_id is null`
  if (place === 'playedLately') return sql`${own} and played.at > ${new Date(nowMs - LATELY_DAYS * DAY_MS)}`
  return own
}

/** Quizzes beside how somebody keeps them and since when the account has not hosted them. */
const fromLibrary = (userId: string, nowMs: number): RawBuilder<unknown> => sql`
  from quiz
  left join library_entry entry on entry.quiz_id = quiz.quiz_id and entry.user_id = ${userId}
  left join (
    select play.quiz_id, max(play.started_at) as at from play
    where play.host_id = ${userId} and play.started_at <= ${new Date(nowMs)} group by play.quiz_id
  ) played on played.quiz_id = quiz.quiz_id`

/** What fits a query. */
const fitting = (userId: string, query: LibraryQuery, nowMs: number): RawBuilder<unknown> => {
  const conditions = [places(userId, query, nowMs)]
  const { folderId, status, subject, language, tag, search } = query
  if (folderId !== null) conditions.push(sql`entry.folder_id = ${folderId}`)
  if (status !== null) conditions.push(sql`coalesce(quiz.status_before, quiz.status) = ${status}`)
  if (subject !== null) conditions.push(sql`quiz.subject = ${subject}`)
  if (language !== null) conditions.push(sql`quiz.language = ${language}`)
  if (tag !== null) conditions.push(sql`${tag} = any(entry.tags)`)
  if (search.trim() !== '') conditions.push(quizConditions(readQuery(search)).fits)
  return sql`${fromLibrary(userId, nowMs)} where ${sql.join(conditions, sql` and `)}`
}

const KEYS: Record<LibrarySort, RawBuilder<unknown>> = {
  recent: sql`greatest(quiz.edited_at, played.at, quiz.deleted_at)`,
  edited: sql`quiz.edited_at`,
  name: sql`lower(quiz.quiz_name)`,
  created: sql`quiz.created_at`,
  played: sql`coalesce(played.at, 'epoch'::timestamptz)`,
}

/** A mark is what the page before said: one that says something else begins with the first page. */
const behind = (sort: LibrarySort, after: LibraryMark | null): RawBuilder<SqlBool> => {
  if (after === null) return sql`true`
  if (sort === 'name') return sql`(key, quiz_id) > (${after.key}, ${after.quizId})`
  const at = new Date(after.key)
  return Number.isNaN(at.getTime()) ? sql`true` : sql`(key, quiz_id) < (${at}::timestamptz, ${after.quizId})`
}

/** The quizzes of one folder, or of none. */
interface GroupRow {
  folder_id: string | null
  quizzes: string
  starred: string
  played: string
  drafts: string
  subjects: (string | null)[]
  languages: (string | null)[]
}

interface KeptRow {
  quiz_id: string
  key: Date | string
  folder_id: string | null
  is_starred: boolean
  tags: string[]
  played_at: Date | null
  deleted_at: Date | null
}

const keptOf = (row: KeptRow): KeptQuiz => ({
  quizId: row.quiz_id,
  folderId: row.folder_id,
  isStarred: row.is_starred,
  tags: row.tags,
  playedAtMs: row.played_at?.getTime() ?? null,
  deletedAtMs: row.deleted_at?.getTime() ?? null,
})

/** The ids of all that fit, at most so many. */
export const fittingIds = async (
  kysely: Kysely<Tables> | Transaction<Tables>,
  userId: string,
  query: LibraryQuery,
  nowMs: number,
  most: number,
): Promise<string[]> => {
  const { rows } = await sql<{ quiz_id: string }>`
    select quiz.quiz_id ${fitting(userId, query, nowMs)} order by quiz.quiz_id limit ${most}`.execute(kysely)
  return rows.map((row) => row.quiz_id)
}

export const createLibraryList = ({ kysely }: Pick<Database, 'kysely'>): LibraryList => ({
  async page(userId, query, { sort, after, most }, nowMs) {
    const direction = sort === 'name' ? sql`asc` : sql`desc`
    const { rows } = await sql<KeptRow>`
      select * from (
        select quiz.quiz_id, ${KEYS[sort]} as key, entry.folder_id, coalesce(entry.is_starred, false) as is_starred,
          coalesce(entry.tags, '{}') as tags, played.at as played_at, quiz.deleted_at
        ${fitting(userId, query, nowMs)}
      ) found
      where ${behind(sort, after)}
      order by key ${direction}, quiz_id ${direction}
      limit ${most + 1}`.execute(kysely)
    const shown = rows.slice(0, most)
    const last = shown.at(-1)
    const isMore = rows.length > most && last !== undefined
    const keyOf = (key: Date | string) => (key instanceof Date ? key.toISOString() : key)
    return { quizzes: shown.map(keptOf), next: isMore ? { key: keyOf(last.key), quizId: last.quiz_id } : null }
  },
  async total(userId, query, nowMs) {
    const { rows } = await sql<{ total: string }>`
      select count(*) as total ${fitting(userId, query, nowMs)}`.execute(kysely)
    return Number(rows[0]?.total ?? 0)
  },
  async counts(userId, nowMs) {
    const lately = new Date(nowMs - LATELY_DAYS * DAY_MS)
    const { rows: groups } = await sql<GroupRow>`
      select entry.folder_id, count(*) as quizzes, count(*) filter (where entry.is_starred) as starred,
        count(*) filter (where played.at > ${lately}) as played, count(*) filter (where quiz.status = 'draft') as drafts,
        array_agg(distinct quiz.subject) as subjects, array_agg(distinct quiz.language) as languages
      ${fromLibrary(userId, nowMs)} where ${mine(userId)} and quiz.status <> 'inactive'
      group by entry.folder_id`.execute(kysely)
    const { rows: folders } = await sql<{ folder_id: string; folder_name: string }>`
      select folder_id, folder_name from library_folder where user_id = ${userId} order by lower(folder_name)`.execute(
      kysely,
    )
    const { rows: tags } = await sql<{ tag: string }>`
      select distinct tag from library_entry entry join quiz using (quiz_id), unnest(entry.tags) as tag
      where entry.user_id = ${userId} and quiz.status <> 'inactive' and ${mine(userId)}
      order by tag limit ${MOST_TAGS}`.execute(kysely)
    const bin = await sql<{ quizzes: string }>`
      select count(*) as quizzes from quiz where ${inBin(userId, nowMs)}`.execute(kysely)
    const sumOf = (of: 'quizzes' | 'starred' | 'played' | 'drafts') =>
      groups.reduce((sum, group) => sum + Number(group[of]), 0)
    const sizes = new Map(groups.map((group) => [group.folder_id, Number(group.quizzes)]))
    return {
      drafts: sumOf('drafts'),
      places: {
        all: sumOf('quizzes'),
        starred: sumOf('starred'),
        playedLately: sumOf('played'),
        inNoFolder: sizes.get(null) ?? 0,
        bin: Number(bin.rows[0]?.quizzes ?? 0),
      },
      folders: folders.map(({ folder_id, folder_name }) => ({
        folderId: folder_id,
        folderName: folder_name,
        quizCount: sizes.get(folder_id) ?? 0,
      })),
      tags: tags.map((row) => row.tag),
      subjects: SUBJECTS.filter((subject) => groups.some(({ subjects }) => subjects.includes(subject))),
      languages: QUIZ_LANGUAGES.filter((language) => groups.some(({ languages }) => languages.includes(language))),
    }
  },
})
