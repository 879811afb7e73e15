import type { Tone } from './tone.ts'

const sine = (hz: number, atMs: number, ms: number): Tone => ({ wave: 'sine', hz, atMs, ms, attackMs: 8 })
const triangle = (hz: number, ms: number): Tone[] => [{ wave: 'triangle', hz, atMs: 0, ms }]
const woodblock = (hz: number): Tone[] => [{ wave: 'sine', hz, toHz: 900, atMs: 0, ms: 35, attackMs: 1 }]
const marimba = (pitches: number[], apartMs: number, ms: number): Tone[] =>
  pitches.map((hz, index) => ({ wave: 'marimba', hz, atMs: index * apartMs, ms }))

export const CUES = {
  join: [sine(660, 0, 60), sine(880, 60, 80)],
  getReady: triangle(440, 90),
  go: triangle(880, 220),
  tick: woodblock(1200),
  lastTick: woodblock(1500),
  locked: [{ ...sine(520, 0, 50), lowPassHz: 900 }],
  reveal: marimba([392, 494, 587], 12, 420),
  right: [sine(659, 0, 90), sine(988, 90, 160)],
  wrong: [sine(330, 0, 110), sine(294, 110, 180)],
  podiumThird: marimba([392], 0, 300),
  podiumSecond: marimba([523], 0, 300),
  podiumPlace: marimba([659], 0, 300),
  podiumFirst: [...marimba([523, 659, 784, 1047], 0, 1200), { wave: 'shimmer', hz: 6000, atMs: 0, ms: 260 }],
} as const satisfies Record<string, readonly Tone[]>

export type Cue = keyof typeof CUES
