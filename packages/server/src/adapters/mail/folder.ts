import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Chance, Clock, Mailer } from '../../ports.ts'

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
  async send(mail) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const sentAt = new Date(clock.nowMs()).toISOString()
    const file = `${sentAt.replaceAll(/[:.]/g, '-')}-${chance.newId().slice(0, 6)}.json`
    await writeFile(join(folder, file), `${JSON.stringify({ sentAt, ...mail }, undefined, 2)}\n`, { mode: 0o600 })
    onWritten(file)
  },
})
