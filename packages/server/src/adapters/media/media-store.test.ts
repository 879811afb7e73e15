import { randomBytes } from 'node:crypto'
import { utimesSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MediaStore } from '../../ports.ts'
import { newFolder } from '../../testing/new-folder.ts'
import type { TestBucket } from '../../testing/test-bucket.ts'
import { openTestBucket } from '../../testing/test-bucket.ts'
import { systemChance } from '../chance.ts'
import { folderMedia } from './folder.ts'
import { s3Media } from './s3.ts'
import { openTemporaryFiles } from './temporary-files.ts'

interface OpenStore {
  store: MediaStore
  close(): Promise<void>
}

/** What every store of media must do. */
const mediaStoreContract = (name: string, openStore: () => Promise<OpenStore>) =>
  describe(`media in ${name}`, () => {
    let open: OpenStore
    let store: MediaStore
    beforeAll(async () => {
      open = await openStore()
      store = open.store
    })
    afterAll(() => open.close())

    const newName = () => `${systemChance.newId()}.webp`
    const read = async (folder: string, file: string, range?: { first: number; last: number }) => {
      const found = await store.find(folder, file)
      return found && buffer(await found.read(range))
    }

    test('ME10 bytes, and those of a file, are read back as they were, with their size', async () => {
      const bytes = randomBytes(300_000)
      const path = join(newFolder(), 'sent')
      writeFileSync(path, bytes)
      for (const content of [bytes, { path }]) {
        const file = newName()
        await store.put('uploads', file, content)
        expect((await store.find('uploads', file))?.bytes).toBe(bytes.length)
        expect((await read('uploads', file))?.equals(bytes)).toBe(true)
      }
    })

    test('ME10 any part of a file can be read', async () => {
      const bytes = randomBytes(1_000)
      const file = newName()
      await store.put('uploads', file, bytes)
      for (const [first, last] of [
        [0, 1],
        [0, 999],
        [10, 19],
        [999, 999],
      ] as const)
        expect((await read('uploads', file, { first, last }))?.toString('hex')).toBe(
          bytes.toString('hex', first, last + 1),
        )
    })

    test('ME10 other content takes the place of what is there, and has another tag', async () => {
      const file = newName()
      await store.put('avatars', file, Buffer.from('before'))
      const before = await store.find('avatars', file)
      await store.put('avatars', file, Buffer.from('afterwards'))
      const after = await store.find('avatars', file)
      expect(String(await read('avatars', file))).toBe('afterwards')
      expect(before?.etag).toMatch(/^"[^"]+"$/)
      expect(after?.etag).toMatch(/^"[^"]+"$/)
      expect(after?.etag).not.toBe(before?.etag)
    })

    test('ME10 the same name in another folder is another file', async () => {
      const file = newName()
      await store.put('uploads', file, Buffer.from('here'))
      expect(await store.find('avatars', file)).toBeUndefined()
    })

    test('ME10 what was never there or was removed is not found, and may be removed again', async () => {
      const file = newName()
      expect(await store.find('uploads', file)).toBeUndefined()
      await store.put('uploads', file, Buffer.from('soon gone'))
      await store.remove('uploads', file)
      await store.remove('uploads', file)
      expect(await store.find('uploads', file)).toBeUndefined()
    })

    test('ME10 what cannot be stored leaves nothing behind', async () => {
      const file = newName()
      await expect(store.put('uploads', file, { path: join(newFolder(), 'nothing here') })).rejects.toThrow()
      expect(await store.find('uploads', file)).toBeUndefined()
    })
  })

const dataFolder = newFolder()
mediaStoreContract('a folder', async () => ({
  store: folderMedia(join(dataFolder, 'media'), openTemporaryFiles(join(dataFolder, 'tmp'), systemChance)),
  close: async () => expect(await readdir(join(dataFolder, 'tmp'))).toEqual([]),
}))

mediaStoreContract('a bucket', async () => {
  const service: TestBucket = await openTestBucket()
  const { S3_BUCKET = '', S3_ENDPOINT, S3_ACCESS_KEY_ID: id = '', S3_SECRET_ACCESS_KEY: secret = '' } = service.settings
  const store = s3Media({ bucket: S3_BUCKET, endpoint: S3_ENDPOINT, region: 'us-east-1', keys: { id, secret } })
  return {
    store,
    close: async () => {
      store.close()
      await service.close()
    },
  }
})

test('ME7 what a crash left unfinished is gone after the next start', async () => {
  const folder = join(newFolder(), 'tmp')
  writeFileSync(openTemporaryFiles(folder, systemChance).newPath(), 'half of it')
  expect(await readdir(folder)).toHaveLength(1)
  openTemporaryFiles(folder, systemChance)
  expect(await readdir(folder)).toEqual([])
})

test('ME7 a server that starts leaves alone what another is at in the same folder, and removes what is a day old', async () => {
  const folder = join(newFolder(), 'tmp')
  const [underWay, left] = [openTemporaryFiles(folder, systemChance).newPath(), join(folder, 'left')]
  for (const path of [underWay, left]) writeFileSync(path, 'half of it')
  const nowS = Date.now() / 1_000
  utimesSync(left, nowS, nowS - 86_500)
  openTemporaryFiles(folder, systemChance, (nowS - 86_400) * 1_000)
  expect(await readdir(folder)).toEqual([basename(underWay)])
})
