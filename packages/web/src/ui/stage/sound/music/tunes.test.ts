import { expect, test } from 'vitest'
import type { Tension, TuneName } from './tunes.ts'
import { notesAt, pitch, STEPS_PER_BAR, stepMs, TUNES, tensionAt } from './tunes.ts'

const NAMES = Object.keys(TUNES) as TuneName[]
const TENSIONS: readonly Tension[] = [0, 1, 2]

const allNotes = (name: TuneName, tension: Tension) =>
  Array.from({ length: TUNES[name].bars.length * STEPS_PER_BAR }, (_, step) => notesAt(name, step, tension)).flat()

test.each([
  ['A4', 440],
  ['A2', 110],
  ['C4', 261.63],
  ['G#3', 207.65],
])('WR29 %s is written for %f Hz', (note, hz) => {
  expect(pitch(note)).toBeCloseTo(hz, 1)
})

test.each(NAMES)(
  'WR29 every bar of the tune %s is whole, every note a pitch that can be heard, and it goes round',
  (name) => {
    for (const { melody } of TUNES[name].bars) expect(melody.split(' ')).toHaveLength(STEPS_PER_BAR)
    const loop = TUNES[name].bars.length * STEPS_PER_BAR
    for (const tension of TENSIONS) {
      for (const { tone, level } of allNotes(name, tension)) {
        expect(tone.hz).toBeGreaterThan(60)
        expect(tone.hz).toBeLessThan(8_000)
        expect(level).toBeGreaterThan(0)
        expect(level).toBeLessThanOrEqual(1)
      }
      expect(notesAt(name, loop + 3, tension)).toEqual(notesAt(name, 3, tension))
    }
  },
)

test.each([
  [null, 0],
  [30_000, 0],
  [10_000, 1],
  [5_001, 1],
  [5_000, 2],
  [-1, 2],
] as const)('WR29 with %s ms left the tension is %i', (msLeft, tension) => {
  expect(tensionAt(msLeft)).toBe(tension)
})

test('WR29 with the tension a question gets faster, brighter and busier; the lobby stays as it is', () => {
  const brightest = (tension: Tension) =>
    Math.max(...allNotes('question', tension).map(({ tone }) => ('lowPassHz' in tone ? (tone.lowPassHz ?? 0) : 0)))
  for (const [calm, tense] of [
    [0, 1],
    [1, 2],
  ] as const) {
    expect(stepMs('question', tense)).toBeLessThan(stepMs('question', calm))
    expect(brightest(tense)).toBeGreaterThan(brightest(calm))
    expect(allNotes('question', tense).length).toBeGreaterThan(allNotes('question', calm).length)
    expect(stepMs('lobby', tense)).toBe(stepMs('lobby', calm))
    expect(allNotes('lobby', tense)).toEqual(allNotes('lobby', calm))
  }
})
