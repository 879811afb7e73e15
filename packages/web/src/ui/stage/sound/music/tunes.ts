import type { Tone } from '../tone.ts'

/** How near the end of a question is: much time, ten seconds, five. */
export type Tension = 0 | 1 | 2

export const tensionAt = (msLeft: number | null): Tension =>
  msLeft === null || msLeft > 10_000 ? 0 : msLeft > 5_000 ? 1 : 2

/** A tone and how loud it is, 1 at most. */
export interface Note {
  tone: Tone
  level: number
}

/** One bar: eight steps of a melody, `.` for silence, over a bass and a chord. */
interface Bar {
  melody: string
  bass: string
  chord: string
}

export interface Tune {
  bars: readonly Bar[]
  /** By tension. */
  beatsPerMinute: readonly [number, number, number]
  notesAt: (bar: ReadBar, step: number, tension: Tension) => Note[]
}

interface ReadBar {
  melody: readonly (number | null)[]
  bass: readonly [number, number]
  chord: readonly number[]
}

export const STEPS_PER_BAR = 8
const STEPS_PER_BEAT = 2

const SEMITONES = new Map([...'C.D.EF.G.A.B'].map((letter, semitone) => [letter, semitone]))

/** The pitch of a written note, such as A4 (440 Hz) or G#3. */
export const pitch = (note: string): number => {
  const [, letter = '', sharp, octave] = /^([A-G])(#?)(\d)$/.exec(note) ?? []
  const semitone = (SEMITONES.get(letter) ?? Number.NaN) + (sharp ? 1 : 0)
  return 440 * 2 ** (Number(octave) - 4 + (semitone - 9) / 12)
}

const pitches = (notes: string): number[] => notes.split(' ').map(pitch)

const readBar = ({ melody, bass, chord }: Bar): ReadBar => {
  const [low = 0, high = 0] = pitches(bass)
  return {
    melody: melody.split(' ').map((note) => (note === '.' ? null : pitch(note))),
    bass: [low, high],
    chord: pitches(chord),
  }
}

const note = (level: number, tone: Omit<Tone, 'atMs'>): Note => ({ level, tone: { ...tone, atMs: 0 } })

/** Marimba over a slow bass and soft chords between the beats: friendly, and never in the way of a voice. */
const lobbyNotes: Tune['notesAt'] = ({ melody, bass, chord }, step) => {
  const sung = melody[step] ?? null
  return [
    ...(sung === null ? [] : [note(0.5, { wave: 'marimba', hz: sung, ms: 620 })]),
    ...(step % 4 === 0
      ? [note(0.8, { wave: 'triangle', hz: bass[step === 0 ? 0 : 1], ms: 900, attackMs: 30, lowPassHz: 420 })]
      : []),
    ...(step % 4 === 2
      ? chord.map((hz) => note(0.2, { wave: 'sine', hz, ms: 420, attackMs: 20, lowPassHz: 1_400 }))
      : []),
  ]
}

const BRIGHTNESS_HZ = [700, 1_500, 4_000] as const

/** A figure that goes round: every second note at first, all of them at ten seconds, with a hiss and a faster bass at five. */
const questionNotes: Tune['notesAt'] = ({ melody, bass, chord }, step, tension) => {
  const figure = melody[step] ?? null
  const lowPassHz = BRIGHTNESS_HZ[tension]
  const bassEvery = tension === 2 ? 2 : 4
  return [
    ...(figure !== null && (tension > 0 || step % 2 === 0)
      ? [note(0.45, { wave: 'triangle', hz: figure, ms: 260, lowPassHz })]
      : []),
    ...(step % bassEvery === 0
      ? [note(0.8, { wave: 'triangle', hz: bass[step < 4 ? 0 : 1], ms: 420, attackMs: 12, lowPassHz: lowPassHz / 2 })]
      : []),
    ...(step === 0 ? chord.map((hz) => note(0.14, { wave: 'sine', hz, ms: 1_500, attackMs: 180, lowPassHz })) : []),
    ...(tension > 0 && step % 2 === 1 ? [note(0.12 * tension, { wave: 'shimmer', hz: 7_000, ms: 40 })] : []),
  ]
}

export const TUNES = {
  lobby: {
    beatsPerMinute: [92, 92, 92],
    notesAt: lobbyNotes,
    bars: [
      { melody: 'E4 . G4 . A4 . G4 .', bass: 'C3 G2', chord: 'G3 C4 E4' },
      { melody: 'C5 . A4 . G4 . E4 .', bass: 'A2 E3', chord: 'A3 C4 E4' },
      { melody: 'F4 . A4 . C5 . A4 .', bass: 'F2 C3', chord: 'A3 C4 F4' },
      { melody: 'G4 . D4 . G4 . . .', bass: 'G2 D3', chord: 'G3 B3 D4' },
      { melody: 'E4 . . G4 . C5 . .', bass: 'C3 G2', chord: 'G3 C4 E4' },
      { melody: 'A4 . . C5 . E5 . .', bass: 'A2 E3', chord: 'A3 C4 E4' },
      { melody: 'D5 . C5 . A4 . F4 .', bass: 'F2 C3', chord: 'A3 C4 F4' },
      { melody: 'G4 . B4 . D5 . . .', bass: 'G2 D3', chord: 'G3 B3 D4' },
    ],
  },
  question: {
    beatsPerMinute: [100, 116, 138],
    notesAt: questionNotes,
    bars: [
      { melody: 'A3 E4 A4 E4 C4 E4 A4 E4', bass: 'A2 A2', chord: 'A3 C4 E4' },
      { melody: 'F3 C4 F4 C4 A3 C4 F4 C4', bass: 'F2 F2', chord: 'F3 A3 C4' },
      { melody: 'D3 A3 D4 A3 F3 A3 D4 A3', bass: 'D3 A2', chord: 'F3 A3 D4' },
      { melody: 'E3 B3 E4 B3 G#3 B3 E4 B3', bass: 'E2 B2', chord: 'E3 G#3 B3' },
    ],
  },
} as const satisfies Record<string, Tune>

export type TuneName = keyof typeof TUNES

/** What sounds at a step from the beginning; a tune repeats endlessly. */
export const notesAt = (name: TuneName, step: number, tension: Tension): Note[] => {
  const tune: Tune = TUNES[name]
  const bar = tune.bars[Math.floor(step / STEPS_PER_BAR) % tune.bars.length]
  return bar === undefined ? [] : tune.notesAt(readBar(bar), step % STEPS_PER_BAR, tension)
}

/** How long a step lasts. */
export const stepMs = (name: TuneName, tension: Tension): number =>
  60_000 / TUNES[name].beatsPerMinute[tension] / STEPS_PER_BEAT
