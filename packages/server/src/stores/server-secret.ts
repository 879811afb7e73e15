import type { Chance, Database } from '../ports.ts'

const PURPOSE = 'guests'

/** What this installation signs guests' tokens with: made at its first start, the same at every later one. */
export const serverSecret = async ({ kysely }: Pick<Database, 'kysely'>, chance: Chance): Promise<string> => {
  await kysely
    .insertInto('server_secret')
    .values({ purpose: PURPOSE, secret: chance.newId() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const stored = await kysely
    .selectFrom('server_secret')
    .select('secret')
    .where('purpose', '=', PURPOSE)
    .executeTakeFirstOrThrow()
  return stored.secret
}
