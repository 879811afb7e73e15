import type { Database } from '../ports.ts'

/** From where accounts have signed in before, as hashes. */
export interface KnownAddresses {
  has(userId: string, address: string): Promise<boolean>
  add(userId: string, address: string, nowMs: number): Promise<void>
  /** Forgets those from where nobody has signed in since the given moment. */
  removeUnseen(sinceMs: number): Promise<void>
}

export const createKnownAddresses = ({ kysely }: Pick<Database, 'kysely'>): KnownAddresses => ({
  async has(userId, address) {
    const known = await kysely
      .selectFrom('known_address')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('address', '=', address)
      .executeTakeFirst()
    return known !== undefined
  },
  async add(userId, address, nowMs) {
    const seen_at = new Date(nowMs)
    await kysely
      .insertInto('known_address')
      .values({ user_id: userId, address, seen_at })
      .onConflict((conflict) => conflict.columns(['user_id', 'address']).doUpdateSet({ seen_at }))
      .execute()
  },
  async removeUnseen(sinceMs) {
    await kysely.deleteFrom('known_address').where('seen_at', '<', new Date(sinceMs)).execute()
  },
})
