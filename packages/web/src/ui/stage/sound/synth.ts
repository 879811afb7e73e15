import type { Cue } from './cues.ts'
import { CUES } from './cues.ts'
import type { Tone } from './tone.ts'
import { sound } from './tone.ts'

/** -12 dBFS: no cue is louder than this, however many tones it has. */
const PEAK = 0.25
/** A running context takes battery all the time. It is kept from one screen to the next. */
const REST_AFTER_MS = 2_000

export interface Synth {
  play(cue: Cue): void
  /** To be called in a gesture: browsers keep a page silent until then. */
  unlock(): void
  /** Lets the context run while something may sound; answers how to let it rest. */
  hold(): () => void
  /** Undefined until a gesture has unlocked it, and where the browser has no audio. */
  context(): AudioContext | undefined
  /** The context's time at which the newest cue ends. */
  cueEndsS(): number
}

export const SILENT: Synth = {
  play: () => {},
  unlock: () => {},
  hold: () => () => {},
  context: () => undefined,
  cueEndsS: () => 0,
}

/** Makes the cues out of tones; silent where the browser has no audio. */
export const createSynth = (Context: typeof AudioContext | undefined = globalThis.AudioContext): Synth => {
  if (!Context) return SILENT
  let context: AudioContext | undefined
  let cueEndsS = 0
  let holders = 0
  const rest = () => {
    if (holders === 0) context?.suspend().catch(() => {})
  }
  const awake = () => {
    context ??= new Context()
    if (context.state === 'suspended') context.resume().catch(() => {})
    return context
  }
  return {
    unlock: () => {
      awake()
      rest()
    },
    hold: () => {
      holders += 1
      if (context) awake()
      return () => {
        holders -= 1
        setTimeout(rest, REST_AFTER_MS)
      }
    },
    context: () => context,
    cueEndsS: () => cueEndsS,
    play: (cue) => {
      if (!context) return
      const live = awake()
      const tones: readonly Tone[] = CUES[cue]
      const together = cue === 'reveal' || cue === 'podiumFirst' ? tones.length : 1
      const startS = live.currentTime + 0.01
      for (const tone of tones) sound(live, live.destination, tone, startS, PEAK / (together * 1.25))
      cueEndsS = startS + Math.max(...tones.map(({ atMs, ms }) => atMs + ms)) / 1000
    },
  }
}
