import type { MediaKind } from '@quokka/core/media'
import { sql } from 'kysely'
import type { Database } from '../ports.ts'

export interface MediaFile {
  name: string
  userId: string
  kind: MediaKind
  bytes: number
}

/** A picture as its uploader finds it again. */
export interface OwnPicture {
  name: string
  uploadedAtMs: number
}

/** How much one account may have stored. */
export interface MediaQuota {
  files: number
  bytes: number
}

/** What is kept of uploaded media beside their content: whose they are, and whether anything still shows them. */
export interface MediaFiles {
  /** False when the owner has as much as is allowed: nothing changed then. Uploads of one owner take turns. */
  add(file: MediaFile, quota: MediaQuota, nowMs: number): Promise<boolean>
  /** Whether this name was given out and its content is there; it is wanted from now on. */
  want(name: string, nowMs: number): Promise<boolean>
  /** The account that uploaded a file; undefined when there is none any more, or no such file. */
  ownerOf(name: string): Promise<string | undefined>
  /** The pictures that an account uploaded and that can be used, the newest first: one page of them, and how many there are. */
  picturesOf(userId: string, page: { skip: number; most: number }): Promise<{ total: number; pictures: OwnPicture[] }>
  /** Nobody may use the file any more; its content is removed with the next that leave. */
  leave(name: string): Promise<void>
  /** Marks what no quiz has shown since the given moment as leaving; answers the names of whatever is leaving, at most so many. */
  takeLeave(unwantedSinceMs: number, nowMs: number, most: number): Promise<string[]>
  /** Forgets files whose content is removed. */
  forget(names: readonly string[]): Promise<void>
}

/** Names that a quiz or a slide shows, of deleted quizzes as well: reports on their games still do. And those that a QTest shows, whatever is edited since. */
const SHOWN = sql`
  select quiz_image from quiz
  union select body->>'questionImage' from question where body->>'questionImage' is not null
  union select body->>'answerImage' from question where body->>'answerImage' is not null
  union select unnest(media) from qtest where not is_deleted`

export const createMediaFiles = ({ kysely }: Pick<Database, 'kysely'>): MediaFiles => ({
  add: ({ name, userId, kind, bytes }, quota, nowMs) =>
    kysely.transaction().execute(async (transaction) => {
      await transaction
        .selectFrom('account')
        .select('user_id')
        .where('user_id', '=', userId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow()
      const has = await transaction
        .selectFrom('media_file')
        .select([sql<string>`count(*)`.as('files'), sql<string>`coalesce(sum(bytes), 0)`.as('bytes')])
        .where('user_id', '=', userId)
        .where('is_leaving', '=', false)
        .executeTakeFirstOrThrow()
      if (Number(has.files) + 1 > quota.files || Number(has.bytes) + bytes > quota.bytes) return false
      const now = new Date(nowMs)
      await transaction
        .insertInto('media_file')
        .values({ name, user_id: userId, kind, bytes: String(bytes), created_at: now, wanted_at: now })
        .execute()
      return true
    }),
  async want(name, nowMs) {
    const { numUpdatedRows } = await kysely
      .updateTable('media_file')
      .set({ wanted_at: new Date(nowMs) })
      .where('name', '=', name)
      .where('is_leaving', '=', false)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  },
  async ownerOf(name) {
    const row = await kysely.selectFrom('media_file').select('user_id').where('name', '=', name).executeTakeFirst()
    return row?.user_id ?? undefined
  },
  async picturesOf(userId, { skip, most }) {
    const own = kysely
      .selectFrom('media_file')
      .where('user_id', '=', userId)
      .where('kind', '=', 'image')
      .where('is_leaving', '=', false)
    const { total } = await own.select(sql<string>`count(*)`.as('total')).executeTakeFirstOrThrow()
    const rows = await own
      .select(['name', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('name')
      .limit(most)
      .offset(skip)
      .execute()
    return {
      total: Number(total),
      pictures: rows.map(({ name, created_at }) => ({ name, uploadedAtMs: created_at.getTime() })),
    }
  },
  async leave(name) {
    await kysely.updateTable('media_file').set({ is_leaving: true }).where('name', '=', name).execute()
  },
  async takeLeave(unwantedSinceMs, nowMs, most) {
    await kysely
      .updateTable('media_file')
      .set({ wanted_at: new Date(nowMs) })
      .where('is_leaving', '=', false)
      .where(sql<boolean>`name in (${SHOWN})`)
      .execute()
    await kysely
      .updateTable('media_file')
      .set({ is_leaving: true })
      .where('is_leaving', '=', false)
      .where('wanted_at', '<', new Date(unwantedSinceMs))
      .execute()
    const leaving = await kysely
      .selectFrom('media_file')
      .select('name')
      .where('is_leaving', '=', true)
      .limit(most)
      .execute()
    return leaving.map(({ name }) => name)
  },
  async forget(names) {
    if (names.length > 0) await kysely.deleteFrom('media_file').where('name', 'in', names).execute()
  },
})
