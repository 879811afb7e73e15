import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { CannotOpen } from '../adapters/database/cannot-open.ts'
import { isGone } from '../adapters/is-gone.ts'

export const MANIFEST = 'manifest.json'
/** Of the layout of a backup's folder; the form of the tables is told by `steps`. */
export const FORMAT = 1

const Digest = z.object({ rows: z.int(), sum: z.string() })

/** What a backup consists of. It is written last: a folder without it is no backup. */
const Manifest = z.object({
  format: z.int(),
  /** Of the product that made it. */
  version: z.string(),
  /** ISO-8601, UTC: everything that was acknowledged before is in it. */
  begunAt: z.string(),
  database: z.enum(['embedded', 'PostgreSQL']),
  /** The newest of `steps`. */
  migration: z.string(),
  /** The migrations that have brought the tables to their form. */
  steps: z.array(z.string()),
  tables: z.array(
    Digest.extend({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
      file: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  uploads: z.object({
    keptIn: z.enum(['this folder', 'a bucket']),
    /** Deleted while they were copied. */
    vanished: z.int(),
  }),
  /** Every other file of the folder. */
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof Manifest>
export type TableOfBackup = Manifest['tables'][number]
export type FileOfBackup = Manifest['files'][number]

const Layout = z.object({ format: z.int() })

/** The manifest of a backup; rejects with `CannotOpen` where the folder is none, or one whose layout is unknown here. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((error: unknown) => {
    if (isGone(error)) throw new CannotOpen(`${folder} is no whole backup: it has no ${MANIFEST}.`)
    throw error
  })
  const found = parsed(text)
  const layout = Layout.safeParse(found)
  if (layout.success && layout.data.format > FORMAT)
    throw new CannotOpen(
      `The backup in ${folder} was made by a newer version of this server, and its layout is unknown here.`,
    )
  const manifest = Manifest.safeParse(found)
  if (!manifest.success) throw new CannotOpen(`The backup in ${folder} is damaged: its ${MANIFEST} cannot be read.`)
  return manifest.data
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
