import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { systemChance } from '../adapters/chance.ts'
import type { Database } from '../ports.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { newFolder } from '../testing/new-folder.ts'
import { checkSharedUploads } from './shared-uploads.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.kysely.deleteFrom('upload_folder').execute()
})
afterAll(() => database.close())

/** The sentence with which a server does not begin; undefined when it does. */
const begin = (DATA_DIR: string, S3_BUCKET?: string): Promise<string | undefined> =>
  checkSharedUploads({ config: { DATA_DIR, S3_BUCKET }, chance: systemChance, database }).then(
    () => undefined,
    (error: Error) => error.message,
  )

test('ME24 servers of a cluster begin with one folder for uploads, also at the same moment, and another one is refused', async () => {
  const [shared, own] = [newFolder(), newFolder()]
  const began = await Promise.all(Array.from({ length: 5 }, () => begin(shared)))
  expect(began).toEqual(Array(5).fill(undefined))
  const refused = await begin(own)
  expect(refused).toContain(`The uploads in ${join(own, 'media')} are not those of the other servers`)
  expect([await begin(shared), await begin(own)]).toEqual([undefined, refused])
})

test('ME24 of two servers that begin with folders of their own at the same moment one is refused', async () => {
  const began = await Promise.all([begin(newFolder()), begin(newFolder())])
  expect(began.filter((sentence) => sentence === undefined)).toHaveLength(1)
})

test('ME24 a folder may be moved, and be told by the file that the sentence names', async () => {
  const [before, moved, bare] = [newFolder(), newFolder(), newFolder()]
  await begin(before)
  cpSync(before, moved, { recursive: true })
  expect(await begin(moved)).toBeUndefined()
  const [, named = ''] = /file named (\S+) into it/.exec((await begin(bare)) ?? '') ?? []
  expect(readdirSync(join(before, 'media'))).toEqual([named])
  writeFileSync(join(bare, 'media', named), '')
  expect(await begin(bare)).toBeUndefined()
})

test('ME24 with a bucket no folder is compared', async () => {
  await begin(newFolder())
  expect(await begin(newFolder(), 'uploads')).toBeUndefined()
})
