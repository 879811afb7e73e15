import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import type { StoredTable } from '../adapters/database/contents/stored-tables.ts'
import type { Contents } from './load-database.ts'
import type { Manifest, TableOfBackup } from './manifest.ts'

const MOST_CHARACTERS = 1024 * 1024
const MOST_LINES = 2_000

/** The lines of a table's file, by so many at once as one statement stores. A text may hold what else is taken for the end of a line. */
async function* linesOfFile(path: string): AsyncGenerator<string[], void, void> {
  let lines: string[] = []
  let characters = 0
  let rest = ''
  for await (const text of createReadStream(path).pipe(createGunzip()).setEncoding('utf8')) {
    const whole = (rest + String(text)).split('\n')
    rest = whole.pop() ?? ''
    for (const line of whole) {
      lines.push(line)
      characters += line.length
      if (characters < MOST_CHARACTERS && lines.length < MOST_LINES) continue
      yield lines
      lines = []
      characters = 0
    }
  }
  if (lines.length > 0) yield lines
}

/** The contents of the database in a backup, whose files were checked. */
export const contentsOf = (folder: string, { steps, tables, sequences }: Manifest): Contents => {
  const entryOf = ({ name }: StoredTable): TableOfBackup => {
    const entry = tables.find((table) => table.name === name)
    if (entry === undefined) throw new Error(`the table ${name} was compared with those of the backup`)
    return entry
  }
  return {
    steps,
    tables,
    sequences,
    linesOf: (table) => linesOfFile(join(folder, entryOf(table).file)),
    digestOf: async (table) => entryOf(table),
  }
}
