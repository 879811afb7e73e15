import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Kysely } from 'kysely'
import { linesOf, PassingDigest, writeAlike } from '../adapters/database/contents/lines.ts'
import type { StoredTable } from '../adapters/database/contents/stored-tables.ts'
import { stepsMade, storedSequences, storedTables } from '../adapters/database/contents/stored-tables.ts'
import type { Tables } from '../adapters/database/tables.ts'
import type { Manifest, TableOfBackup } from './manifest.ts'

const FOLDER = 'tables'

/** Writes a table as lines, packed by gzip; of such a file the rows can be read without this product. */
const writeTable = async (transaction: Kysely<Tables>, folder: string, table: StoredTable): Promise<TableOfBackup> => {
  const file = `${FOLDER}/${table.name}.jsonl.gz`
  const digest = new PassingDigest()
  const texts = async function* () {
    for await (const lines of linesOf(transaction, table)) {
      digest.add(lines)
      yield `${lines.join('\n')}\n`
    }
  }
  await pipeline(
    Readable.from(texts()),
    createGzip({ level: 4 }),
    createWriteStream(join(folder, file), { flags: 'wx' }),
  )
  return { ...table, ...digest.read(), file }
}

/** Runs something on a database as it is at one moment, which others do not notice. */
export const atOneMoment = <Value>(
  kysely: Kysely<Tables>,
  use: (transaction: Kysely<Tables>) => Promise<Value>,
): Promise<Value> =>
  kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      await writeAlike(transaction)
      return use(transaction)
    })

/** Writes every table of a database into a folder. */
export const writeDatabase = async (
  transaction: Kysely<Tables>,
  folder: string,
): Promise<Pick<Manifest, 'steps' | 'tables' | 'sequences'>> => {
  const stored = await storedTables(transaction)
  await mkdir(join(folder, FOLDER))
  const tables: TableOfBackup[] = []
  for (const table of stored) tables.push(await writeTable(transaction, folder, table))
  return { steps: await stepsMade(transaction, stored), tables, sequences: await storedSequences(transaction) }
}
