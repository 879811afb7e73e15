import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import { systemChance } from '../chance.ts'
import { folderMailer, newestMails } from './folder.ts'

const letterTo = (to: string) => ({ to, subject: 'Grüße', text: 'Hello\n', html: '<p>Hello</p>\n' })

const openFolder = () => {
  const folder = join(newFolder(), 'mail')
  let nowMs = Date.UTC(2026, 0, 1)
  const written: string[] = []
  const mailer = folderMailer({
    folder,
    clock: { nowMs: () => (nowMs += 1_000) },
    chance: systemChance,
    onWritten: (file) => written.push(file),
  })
  return { folder, mailer, written }
}

test('ML7 without a mail server an email is a file that only the owner reads, and only its name is told', async () => {
  const { folder, mailer, written } = openFolder()
  await mailer.send(letterTo('ada@example.org'))
  expect(readdirSync(folder)).toEqual(written)
  expect(written.join()).not.toContain('ada')
  expect(statSync(join(folder, written[0] ?? '')).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(await newestMails(folder, 50)).toEqual([
    { sentAt: '2026-01-01T00:00:01.000Z', ...letterTo('ada@example.org') },
  ])
})

test('ML7 the newest emails come first; what is no email is passed over, and a missing folder is an empty one', async () => {
  const { folder, mailer } = openFolder()
  expect(await newestMails(folder, 50)).toEqual([])
  for (const name of ['ada', 'ben', 'cleo']) await mailer.send(letterTo(`${name}@example.org`))
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  writeFileSync(join(folder, '2026-01-01T00-00-02-500Z-half.json'), '{"to":')
  const newest = async (most: number) => (await newestMails(folder, most)).map(({ to }) => to.split('@')[0])
  expect(await newest(50)).toEqual(['cleo', 'ben', 'ada'])
  expect(await newest(1)).toEqual(['cleo'])
})

test('ML7 a reader finds an email that is being written complete or not at all', async () => {
  const { folder, mailer, written } = openFolder()
  const sent = mailer.send({ ...letterTo('ada@example.org'), text: 'Hello\n'.repeat(1_000_000) })
  while (written.length === 0) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
    expect((await newestMails(folder, 1)).length).toBeGreaterThanOrEqual(names.length)
  }
  await sent
})
