import type { LibraryChange, LibraryChoice } from '@quokka/contract/http'
import { scoredTypes } from '@quokka/core/questions'
import { QUIZ_LIMITS } from '@quokka/core/quiz'
import type { RawBuilder, SqlBool, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../adapters/database/tables.ts'
import type { Database } from '../ports.ts'
import { binBegins, fittingIds, inBin, mine } from './library-list.ts'
import { countOwned } from './quiz-turn.ts'

/** A change of the quizzes that it was made for: of those that were asked for, the ones that were not so already. */
export interface MadeChange {
  quizIds: string[]
  change: LibraryChange
}

export interface LibraryChanged {
  changed: number
  /** Those that may not be changed so. */
  left: number
  /** Made in this order, they undo. */
  undo: MadeChange[]
}

export interface ChosenChange {
  choice: LibraryChoice
  change: LibraryChange
}

/** Changes many quizzes of a library at once. Rules LB37, LB38, LB39, AU17, AU18, AU19. */
export interface LibraryChanges {
  /** All in one transaction. `noFolder`, and `quota` where restored quizzes would be more than `most`, change nothing. */
  make(
    userId: string,
    changes: readonly ChosenChange[],
    nowMs: number,
    most: number,
  ): Promise<LibraryChanged | 'noFolder' | 'quota'>
  /** Keeps a copy as somebody keeps the quiz that it was made of: in the same folder, with the same tags. */
  keepLike(userId: string, quizId: string, copyId: string): Promise<void>
}

interface Asked {
  transaction: Transaction<Tables>
  userId: string
  quizIds: readonly string[]
  nowMs: number
  mostQuizzes: number
}

/** How many of the quizzes asked for may be changed so, and what was. */
type Made = { allowed: number; undo: MadeChange[]; changed: number } | 'noFolder' | 'quota'

const isAsked = ({ quizIds }: Asked): RawBuilder<SqlBool> => sql`quiz.quiz_id = any(${[...quizIds]}::text[])`

const isEditable = (asked: Asked): RawBuilder<SqlBool> =>
  sql`${isAsked(asked)} and quiz.status <> 'inactive' and ${mine(asked.userId)}`

interface EntryRow {
  quiz_id: string
  folder_id: string | null
  is_starred: boolean
  tags: string[]
}

/** The quizzes asked for that the caller keeps, with how. Whoever changes that too waits. */
const entriesOf = async (asked: Asked): Promise<EntryRow[]> => {
  await sql`select from account where user_id = ${asked.userId} for no key update`.execute(asked.transaction)
  const { rows } = await sql<EntryRow>`
    select quiz.quiz_id, entry.folder_id, coalesce(entry.is_starred, false) as is_starred, coalesce(entry.tags, '{}') as tags
    from quiz left join library_entry entry on entry.quiz_id = quiz.quiz_id and entry.user_id = ${asked.userId}
    where ${isEditable(asked)}`.execute(asked.transaction)
  return rows
}

const setEntries = async (
  { transaction, userId }: Asked,
  quizIds: readonly string[],
  values: { folder_id?: string | null; is_starred?: boolean },
): Promise<void> => {
  if (quizIds.length === 0) return
  await transaction
    .insertInto('library_entry')
    .columns(['user_id', 'quiz_id', ...(Object.keys(values) as (keyof typeof values)[])])
    .expression(
      sql`select ${userId}, quiz_id, ${sql.join(Object.values(values))} from unnest(${[...quizIds]}::text[]) quiz_id`,
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'quiz_id']).doUpdateSet(values))
    .execute()
}

const move = async (asked: Asked, folderId: string | null): Promise<Made> => {
  const { transaction, userId } = asked
  const entries = await entriesOf(asked)
  if (folderId !== null) {
    const folder = await transaction
      .selectFrom('library_folder')
      .select('folder_id')
      .where('folder_id', '=', folderId)
      .where('user_id', '=', userId)
      .forKeyShare()
      .executeTakeFirst()
    if (folder === undefined) return 'noFolder'
  }
  const moved = entries.filter((entry) => entry.folder_id !== folderId)
  await setEntries(
    asked,
    moved.map((entry) => entry.quiz_id),
    { folder_id: folderId },
  )
  const undo = [...Map.groupBy(moved, (entry) => entry.folder_id)].map(
    ([before, those]): MadeChange => ({
      quizIds: those.map((entry) => entry.quiz_id),
      change: { do: 'move', folderId: before },
    }),
  )
  return { allowed: entries.length, undo, changed: moved.length }
}

const star = async (asked: Asked, isStarred: boolean): Promise<Made> => {
  const entries = await entriesOf(asked)
  const quizIds = entries.filter((entry) => entry.is_starred !== isStarred).map((entry) => entry.quiz_id)
  await setEntries(asked, quizIds, { is_starred: isStarred })
  return {
    allowed: entries.length,
    undo: undoneBy(quizIds, { do: 'star', isStarred: !isStarred }),
    changed: quizIds.length,
  }
}

const tag = async (asked: Asked, wanted: string, isOn: boolean): Promise<Made> => {
  const { transaction, userId } = asked
  const entries = await entriesOf(asked)
  const possible = entries.filter(({ tags }) => !isOn || tags.includes(wanted) || tags.length < QUIZ_LIMITS.tagsPerQuiz)
  const quizIds = possible.filter(({ tags }) => tags.includes(wanted) !== isOn).map((entry) => entry.quiz_id)
  if (quizIds.length > 0)
    await sql`
      insert into library_entry (user_id, quiz_id, tags)
      select ${userId}, quiz_id, array[${wanted}]::text[] from unnest(${quizIds}::text[]) quiz_id
      on conflict (user_id, quiz_id) do update set tags = ${
        isOn
          ? sql`array_append(library_entry.tags, ${wanted}::text)`
          : sql`array_remove(library_entry.tags, ${wanted}::text)`
      }`.execute(transaction)
  const undo = undoneBy(quizIds, { do: isOn ? 'untag' : 'tag', tag: wanted })
  return { allowed: possible.length, undo, changed: quizIds.length }
}

const undoneBy = (quizIds: string[], change: LibraryChange): MadeChange[] =>
  quizIds.length === 0 ? [] : [{ quizIds, change }]

/** The ids that a condition lets through, whose rows nobody else changes meanwhile. */
const locked = async ({ transaction }: Asked, condition: RawBuilder<SqlBool>): Promise<string[]> => {
  const { rows } = await sql<{ quiz_id: string }>`
    select quiz.quiz_id from quiz where ${condition} order by quiz.quiz_id for update`.execute(transaction)
  return rows.map((row) => row.quiz_id)
}

const countEditable = async (asked: Asked, condition: RawBuilder<SqlBool>): Promise<number> => {
  const { rows } = await sql<{ found: string }>`
    select count(*) as found from quiz where ${isEditable(asked)} and ${condition}`.execute(asked.transaction)
  return Number(rows[0]?.found ?? 0)
}

/** What was taken down stays so; one that is open to everybody must be allowed to be. Rules AU5, MO3, MO5. */
const IS_PUBLISHABLE = sql<SqlBool>`
  exists (
    select from question q where q.quiz_id = quiz.quiz_id and q.body->>'questionType' = any(${scoredTypes()}::text[])
  )
  and not exists (select from take_down d where d.quiz_id = quiz.quiz_id)`

const publish = async (asked: Asked, isAsBefore: boolean): Promise<Made> => {
  // Again as it was: never open to everybody for the first time, which is counted (AU11).
  const fits = isAsBefore
    ? sql<SqlBool>`${IS_PUBLISHABLE} and (not is_public or public_since is not null)`
    : IS_PUBLISHABLE
  await locked(asked, sql`${isEditable(asked)} and quiz.status = 'draft'`)
  const quizIds = await locked(asked, sql`${isEditable(asked)} and quiz.status = 'draft' and ${fits}`)
  const published = await countEditable(asked, sql`quiz.status = 'published'`)
  await sql`update quiz set status = 'published' ${isAsBefore ? sql`` : sql`, is_public = false`}
    where quiz_id = any(${quizIds}::text[])`.execute(asked.transaction)
  return { allowed: published + quizIds.length, undo: undoneBy(quizIds, { do: 'unpublish' }), changed: quizIds.length }
}

const unpublish = async (asked: Asked): Promise<Made> => {
  const quizIds = await locked(asked, sql`${isEditable(asked)} and quiz.status = 'published'`)
  const drafts = await countEditable(asked, sql`quiz.status = 'draft'`)
  await sql`update quiz set status = 'draft' where quiz_id = any(${quizIds}::text[])`.execute(asked.transaction)
  return { allowed: drafts + quizIds.length, undo: undoneBy(quizIds, { do: 'republish' }), changed: quizIds.length }
}

const remove = async (asked: Asked): Promise<Made> => {
  const quizIds = await locked(asked, sql`${isEditable(asked)} and quiz.owner_id = ${asked.userId}`)
  await sql`update quiz set status_before = status, status = 'inactive', deleted_at = ${new Date(asked.nowMs)}
    where quiz_id = any(${quizIds}::text[])`.execute(asked.transaction)
  return { allowed: quizIds.length, undo: undoneBy(quizIds, { do: 'restore' }), changed: quizIds.length }
}

const restore = async (asked: Asked): Promise<Made> => {
  const { transaction, userId, nowMs, mostQuizzes } = asked
  const owned = await countOwned(transaction, userId, sql<SqlBool>`status <> 'inactive'`)
  const quizIds = await locked(asked, sql`${isAsked(asked)} and ${inBin(userId, nowMs)}`)
  if (owned + quizIds.length > mostQuizzes) return 'quota'
  await sql`update quiz set status = status_before, status_before = null, deleted_at = null
    where quiz_id = any(${quizIds}::text[])`.execute(transaction)
  return { allowed: quizIds.length, undo: undoneBy(quizIds, { do: 'delete' }), changed: quizIds.length }
}

/** As if its days were over. */
const erase = async (asked: Asked): Promise<Made> => {
  const { transaction, userId, nowMs } = asked
  const quizIds = await locked(asked, sql`${isAsked(asked)} and ${inBin(userId, nowMs)}`)
  await sql`update quiz set deleted_at = ${binBegins(nowMs)} where quiz_id = any(${quizIds}::text[])`.execute(
    transaction,
  )
  return { allowed: quizIds.length, undo: [], changed: quizIds.length }
}

const makeOne = (asked: Asked, change: LibraryChange): Promise<Made> => {
  switch (change.do) {
    case 'move':
      return move(asked, change.folderId)
    case 'tag':
    case 'untag':
      return tag(asked, change.tag, change.do === 'tag')
    case 'star':
      return star(asked, change.isStarred)
    case 'publish':
    case 'republish':
      return publish(asked, change.do === 'republish')
    case 'unpublish':
      return unpublish(asked)
    case 'delete':
      return remove(asked)
    case 'restore':
      return restore(asked)
    case 'erase':
      return erase(asked)
  }
}

/** Undoes what the transaction has done so far. */
class Refused extends Error {
  readonly why: 'noFolder' | 'quota'

  constructor(why: 'noFolder' | 'quota') {
    super(why)
    this.why = why
  }
}

export const createLibraryChanges = ({ kysely }: Pick<Database, 'kysely'>): LibraryChanges => ({
  async make(userId, changes, nowMs, mostQuizzes) {
    const most = QUIZ_LIMITS.quizzesChangedAtOnce
    const all: LibraryChanged = { changed: 0, left: 0, undo: [] }
    try {
      await kysely.transaction().execute(async (transaction) => {
        for (const { choice, change } of changes) {
          const quizIds =
            'quizIds' in choice
              ? choice.quizIds
              : (await fittingIds(transaction, userId, choice.query, nowMs, most)).filter(
                  (quizId) => !choice.except.includes(quizId),
                )
          const made = await makeOne({ transaction, userId, quizIds, nowMs, mostQuizzes }, change)
          if (typeof made === 'string') throw new Refused(made)
          all.changed += made.changed
          all.left += new Set(quizIds).size - made.allowed
          all.undo.unshift(...made.undo)
        }
      })
      return all
    } catch (error) {
      if (error instanceof Refused) return error.why
      throw error
    }
  },
  async keepLike(userId, quizId, copyId) {
    await sql`
      insert into library_entry (user_id, quiz_id, folder_id, tags)
      select user_id, ${copyId}, folder_id, tags from library_entry where user_id = ${userId} and quiz_id = ${quizId}
      on conflict do nothing`.execute(kysely)
  },
})
