import { pickIndex, seeded } from '@quokka/core/lib'
import { expect, test } from 'vitest'
import { textFrame } from '../room/text-frame.ts'
import type { ShownFrame } from './shown-frames.ts'
import { createShownFrames } from './shown-frames.ts'

const ROOM = 'bcdfgh'

test('CL4 what everybody with a seat is shown is one message that names nobody', () => {
  const shown = createShownFrames()
  for (const line of [1, 2, 3]) shown.seated(ROOM, line)
  const frame = textFrame('to all')
  const message = shown.add(ROOM, 1, frame)
  expect([shown.add(ROOM, 2, frame), shown.add(ROOM, 3, frame)]).toEqual([undefined, undefined])
  expect(shown.wireOf(message as ShownFrame)).toEqual({ is: 'shownToAll', roomId: ROOM, text: 'to all' })
  const some = textFrame('to two')
  const two = shown.add(ROOM, 1, some)
  shown.add(ROOM, 3, some)
  expect(shown.wireOf(two as ShownFrame)).toEqual({ is: 'shown', lines: [1, 3], text: 'to two' })
})

test('CL4 whoever comes and goes meanwhile, every line is shown its own frames in their order, and none of another', () => {
  const seed = Number(process.env.SHOWN_SEED ?? Date.now() % 1_000_000)
  console.info(`from seed ${seed} on`)
  const random = seeded(seed)
  for (let trial = 0; trial < 300; trial += 1) {
    const shown = createShownFrames()
    const sent = new Map<number, string[]>()
    const got = new Map<number, string[]>()
    const seatedHere = new Set<number>()
    const seatedThere = new Set<number>()
    let queue: (ShownFrame | { is: 'seated'; line: number } | { is: 'ended'; line: number })[] = []
    let texts = 0
    const deliver = () => {
      for (const message of queue) {
        if (message.is === 'seated') seatedThere.add(message.line)
        else if (message.is === 'ended') seatedThere.delete(message.line)
        else {
          const wire = shown.wireOf(message)
          const lines = wire.is === 'shown' ? wire.lines : [...seatedThere]
          if ('text' in wire) for (const line of lines) got.set(line, [...(got.get(line) ?? []), wire.text])
        }
      }
      queue = []
    }
    const show = (lines: Iterable<number>) => {
      texts += 1
      const frame = textFrame(String(texts))
      for (const line of lines) {
        sent.set(line, [...(sent.get(line) ?? []), String(texts)])
        const message = shown.add(ROOM, line, frame)
        if (message !== undefined) queue.push(message)
      }
    }
    for (let step = 0; step < 60; step += 1) {
      const line = 1 + pickIndex(5, random)
      const chance = random()
      if (chance < 0.2 && !seatedHere.has(line)) {
        seatedHere.add(line)
        shown.pass(line)
        queue.push({ is: 'seated', line })
        shown.seated(ROOM, line)
      } else if (chance < 0.3 && seatedHere.has(line)) {
        seatedHere.delete(line)
        shown.pass(line)
        queue.push({ is: 'ended', line })
        shown.left(ROOM, line)
      } else if (chance < 0.6) show(seatedHere)
      else if (chance < 0.8) show([...seatedHere].filter(() => random() < 0.5))
      else if (chance < 0.9) deliver()
    }
    deliver()
    expect(got).toEqual(sent)
  }
})
