import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { Chance, Clock, KeptMail, Mailer } from '../../ports.ts'

const StoredMail = z.object({
  sentAt: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})

/** Writes messages into a folder, one JSON file each, for an installation without a mail server; `onWritten` gets the file's name. */
export const folderMailer = ({
  folder,
  clock,
  chance,
  onWritten,
}: {
  folder: string
  clock: Clock
  chance: Chance
  onWritten(file: string): void
}): Mailer => ({
  async send(mail, requestId) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const sentAt = new Date(clock.nowMs()).toISOString()
    const file = `${sentAt.replaceAll(/[:.]/g, '-')}-${chance.newId().slice(0, 6)}.json`
    // A reader of the folder finds complete emails only.
    const unfinished = join(folder, `${file}.unfinished`)
    await writeFile(unfinished, `${JSON.stringify({ sentAt, requestId, ...mail }, undefined, 2)}\n`, { mode: 0o600 })
    await rename(unfinished, join(folder, file))
    onWritten(file)
  },
})

const readMail = async (path: string): Promise<KeptMail[]> => {
  try {
    return [StoredMail.parse(JSON.parse(await readFile(path, 'utf8')))]
  } catch {
    // Removed meanwhile, or not ours.
    return []
  }
}

/** The newest emails of the folder, the newest first; other files are skipped. */
export const newestMails = async (folder: string, most: number): Promise<KeptMail[]> => {
  const files = await readdir(folder).catch(() => [])
  const newest = files
    .filter((file) => file.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, most)
  return (await Promise.all(newest.map((file) => readMail(join(folder, file))))).flat()
}
