import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { systemChance } from '../../adapters/chance.ts'
import { openTemporaryFiles } from '../../adapters/media/temporary-files.ts'
import type { Pictures } from '../../ports.ts'
import { canvas } from '../../testing/media-samples.ts'
import { newFolder } from '../../testing/new-folder.ts'
import { createSquares } from './picture.ts'

const temporary = openTemporaryFiles(join(newFolder(), 'tmp'), systemChance)
const url = `data:image/png;base64,${(await canvas().png().toBuffer()).toString('base64')}`
const squaresOver = (pictures: Pictures) => createSquares({ pictures, temporary })

test('ME18 a profile picture is refused for a moment when too many wait', async () => {
  const squares = squaresOver({ rewrite: async () => 'busy' })
  expect(await squares.of(url, 'one')).toEqual({ ok: false, refusal: { code: 'media/busy', retryAfterS: 5 } })
})

test('ME18 an account has one profile picture decoded at a time, so that it holds up nobody else', async () => {
  const decoded = Promise.withResolvers<void>()
  const squares = squaresOver({
    rewrite: async (_from, to) => {
      await decoded.promise
      await writeFile(to, 'a square')
      return { width: 256, height: 256 }
    },
  })
  const first = squares.of(url, 'one')
  const other = squares.of(url, 'two')
  expect(await squares.of(url, 'one')).toMatchObject({ ok: false, refusal: { code: 'media/too-many-at-once' } })
  decoded.resolve()
  expect([(await first).ok, (await other).ok, (await squares.of(url, 'one')).ok]).toEqual([true, true, true])
})
