import { sql } from 'kysely'
import type { Database } from '../ports.ts'

/** Files of the built web, by names that tell their content. */
export interface WebFiles {
  /** Those of the names that are not stored; the others are kept for longer. */
  renew(names: readonly string[]): Promise<string[]>
  add(name: string, body: Uint8Array): Promise<void>
  find(name: string): Promise<Uint8Array | undefined>
  /** Forgets what no server has had for thirty days. */
  removeOld(): Promise<void>
}

export const createWebFiles = ({ kysely }: Pick<Database, 'kysely'>): WebFiles => ({
  async renew(names) {
    const renewed = await kysely
      .updateTable('web_file')
      .set({ kept_at: sql`now()` })
      .where('name', '=', sql<string>`any(${names})`)
      .returning('name')
      .execute()
    const stored = new Set(renewed.map(({ name }) => name))
    return names.filter((name) => !stored.has(name))
  },
  async add(name, body) {
    await kysely
      .insertInto('web_file')
      .values({ name, body: Buffer.from(body) })
      // Another server of the same build begins at the same moment.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
  async find(name) {
    const file = await kysely.selectFrom('web_file').select('body').where('name', '=', name).executeTakeFirst()
    return file?.body
  },
  async removeOld() {
    await kysely.deleteFrom('web_file').where('kept_at', '<', sql<Date>`now() - interval '30 days'`).execute()
  },
})
