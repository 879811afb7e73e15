import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { canvas } from '../../testing/media-samples.ts'
import { newFolder } from '../../testing/new-folder.ts'
import { processPictures } from './pictures.ts'
import { createProcesses } from './processes.ts'

const folder = newFolder()
const pictures = processPictures(createProcesses())
const MOST = { mostPixels: 1_000_000, shape: 'whole', side: 100 } as const

const written = (name: string, bytes: Uint8Array): string => {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

test('ME14 pictures are rewritten one after the other, as many as are asked for at once', async () => {
  const from = written('many', await canvas(300, 200).png().toBuffer())
  const results = await Promise.all(
    Array.from({ length: 6 }, (_, index) => pictures.rewrite(from, join(folder, `many-${index}`), MOST)),
  )
  expect(results).toEqual(Array.from({ length: 6 }, () => ({ width: 100, height: 67 })))
  expect((await sharp(await readFile(join(folder, 'many-5'))).metadata()).format).toBe('webp')
})

test('ME14 what cannot be decoded, and a drawing that the decoder could draw, is unreadable', async () => {
  const whole = await canvas().png().toBuffer()
  for (const bytes of [
    Buffer.from('GIF89a<html>'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'),
    whole.subarray(0, whole.length - 30),
  ])
    expect(await pictures.rewrite(written('wrong', bytes), join(folder, 'out'), MOST)).toBe('unreadable')
})

test('ME14 all frames of a moving picture count', async () => {
  const frames = await Promise.all(
    [1, 2, 3].map((red) =>
      canvas(20, 20)
        .tint({ r: red * 80, g: 0, b: 0 })
        .png()
        .toBuffer(),
    ),
  )
  const from = written(
    'moving',
    await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
  )
  expect(await pictures.rewrite(from, join(folder, 'out'), { ...MOST, mostPixels: 1_199 })).toBe('tooManyPixels')
  expect(await pictures.rewrite(from, join(folder, 'out'), { ...MOST, mostPixels: 1_200 })).toEqual({
    width: 20,
    height: 20,
  })
})

test('ME14 a decoder that takes too long is ended, and the next picture has its turn', async () => {
  const hasty = processPictures(createProcesses({ longestMs: 1, atOnce: 1, mostWaiting: 1 }))
  const from = written('slow', await canvas(300, 200).png().toBuffer())
  const rewrite = () => hasty.rewrite(from, join(folder, 'out'), MOST)
  expect(await Promise.all([rewrite(), rewrite()])).toEqual(['unreadable', 'unreadable'])
})

test('ME18 when as many pictures wait as may, another one is refused at once, and those that wait have their turn', async () => {
  const small = processPictures(createProcesses({ longestMs: 30_000, atOnce: 1, mostWaiting: 2 }))
  const from = written('waiting', await canvas(300, 200).png().toBuffer())
  const outcomes: unknown[] = []
  await Promise.all(
    Array.from({ length: 6 }, async () => void outcomes.push(await small.rewrite(from, join(folder, 'out'), MOST))),
  )
  const done = { width: 100, height: 67 }
  expect(outcomes).toEqual(['busy', 'busy', 'busy', done, done, done])
  expect(await small.rewrite(from, join(folder, 'out'), MOST)).toEqual(done)
})

test('ME14 a square is cut from the middle, of the first frame alone', async () => {
  const from = written('wide', await canvas(30, 20).png().toBuffer())
  const square = { mostPixels: 1_000, shape: 'square', side: 64 } as const
  expect(await pictures.rewrite(from, join(folder, 'square'), square)).toEqual({ width: 64, height: 64 })
})
