import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../ports.ts'
import { createWebFiles } from '../stores/web-files.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { newFolder } from '../testing/new-folder.ts'
import { openTestApp } from '../testing/test-app.ts'
import { composeWebFiles } from './web-files.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** A server with a build of its own; the database is one that others use as well, unless it says otherwise. */
const openServer = async (assets: Readonly<Record<string, string>>, isShared = true) => {
  const web = newFolder()
  mkdirSync(join(web, 'assets'))
  for (const [name, text] of Object.entries(assets)) writeFileSync(join(web, 'assets', name), text)
  const folders = { web, pictures: newFolder() }
  const webFiles = composeWebFiles({ folders, database: { isShared } }, { webFiles: createWebFiles(database) })
  await webFiles?.renew()
  const app = await openTestApp({ folders, findWebFile: webFiles?.find })
  const get = async (name: string) => {
    const { statusCode, body, headers } = await app.inject(`/assets/${name}`)
    return [statusCode, body, headers['content-type'], headers['cache-control']]
  }
  return { get, renew: async () => webFiles?.renew() }
}

const FOR_EVER = 'public, max-age=31536000, immutable'
const JS = 'text/javascript; charset=utf-8'

test('HT41 while one build replaces another a page of either gets its files from every server', async () => {
  const old = await openServer({ 'room-aaaa.js': 'old room', 'both-cccc.css': 'both', 'room-aaaa.js.br': 'compressed' })
  const fresh = await openServer({ 'room-bbbb.js': 'new room', 'both-cccc.css': 'both', 'page-dddd.svg': '<svg/>' })
  expect(await fresh.get('room-aaaa.js')).toEqual([200, 'old room', JS, FOR_EVER])
  expect(await old.get('room-bbbb.js')).toEqual([200, 'new room', JS, FOR_EVER])
  expect(await old.get('page-dddd.svg')).toEqual([200, '<svg/>', 'image/svg+xml', FOR_EVER])
  for (const name of ['room-aaaa.js.br', 'gone-eeee.js', '..%2froom-aaaa.js'])
    expect((await fresh.get(name)).toSpliced(1, 2)).toEqual([404, 'no-store'])
})

test('HT41 files stay for thirty days after the last server that had them; one server keeps none', async () => {
  const running = await openServer({ 'kept-ffff.js': 'kept' })
  await openServer({ 'gone-gggg.js': 'gone' })
  const kept_at = sql<Date>`kept_at - interval '31 days'`
  await database.kysely.updateTable('web_file').set({ kept_at }).execute()
  await running.renew()
  const names = await database.kysely.selectFrom('web_file').select('name').execute()
  expect(names).toEqual([{ name: 'kept-ffff.js' }])
  const alone = await openServer({ 'alone-hhhh.js': 'alone' }, false)
  expect((await alone.get('kept-ffff.js'))[0]).toBe(404)
  expect(await database.kysely.selectFrom('web_file').select('name').execute()).toEqual(names)
})
