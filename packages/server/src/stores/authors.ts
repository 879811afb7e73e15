import { sql } from 'kysely'
import type { Database } from '../ports.ts'

/** Somebody who writes quizzes, as an administrator looks at them. */
export interface Author {
  userId: string
  userName: string
  /** `avatar0` to `avatar4`, an address below /media/, or empty. */
  picture: string
  mayPublish: boolean
  publicQuizzes: number
  takenDown: number
}

export interface Authors {
  /** By their ids; deleted ones are left out. */
  byIds(userIds: readonly string[]): Promise<Map<string, Author>>
  /** Answers the name, or the email of somebody without one; undefined when there is no such account. */
  setMayPublish(userId: string, mayPublish: boolean): Promise<string | undefined>
}

const NAME = sql<string>`coalesce(user_name, email)`

export const createAuthors = ({ kysely }: Pick<Database, 'kysely'>): Authors => ({
  async byIds(userIds) {
    if (userIds.length === 0) return new Map()
    const rows = await kysely
      .selectFrom('account')
      .select([
        'user_id',
        'picture',
        'may_publish',
        NAME.as('name'),
        sql<string>`(
          select count(*) from quiz q where q.owner_id = user_id and q.status = 'published' and q.is_public
        )`.as('public_quizzes'),
        sql<string>`(select count(*) from take_down d where d.owner_id = user_id)`.as('taken_down'),
      ])
      .where('user_id', 'in', [...userIds])
      .execute()
    return new Map(
      rows.map((row) => [
        row.user_id,
        {
          userId: row.user_id,
          userName: row.name,
          picture: row.picture,
          mayPublish: row.may_publish,
          publicQuizzes: Number(row.public_quizzes),
          takenDown: Number(row.taken_down),
        },
      ]),
    )
  },
  async setMayPublish(userId, mayPublish) {
    const row = await kysely
      .updateTable('account')
      .set({ may_publish: mayPublish })
      .where('user_id', '=', userId)
      .returning(NAME.as('name'))
      .executeTakeFirst()
    return row?.name
  },
})
