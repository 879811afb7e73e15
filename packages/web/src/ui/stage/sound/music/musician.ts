import type { Synth } from '../synth.ts'
import { sound } from '../tone.ts'
import type { Tension, TuneName } from './tunes.ts'
import { notesAt, stepMs } from './tunes.ts'

/** -24 dBFS: under the cues, and under a teacher's voice. */
const PEAK = 0.06
/** What is left of it while a cue sounds. */
const DUCKED = 0.2
const LOOK_EVERY_MS = 50
/** Notes are given to the browser so long before they sound: its own clock keeps the time, a busy page does not. */
const AHEAD_S = 0.25
const FADE_IN_S = 0.6
const FADE_OUT_S = 0.08

/** Plays a tune round and round from the moment at which the page may sound; answers how to stop it. */
export const startMusic = (
  synth: Pick<Synth, 'context' | 'cueEndsS'>,
  tune: TuneName,
  tensionNow: () => Tension,
): (() => void) => {
  let playing: { context: AudioContext; out: GainNode } | undefined
  let step = 0
  let nextS = 0
  let isDucked = false

  const begin = (context: AudioContext) => {
    const out = context.createGain()
    out.gain.setValueAtTime(0, context.currentTime)
    out.gain.setTargetAtTime(1, context.currentTime, FADE_IN_S)
    out.connect(context.destination)
    nextS = context.currentTime + LOOK_EVERY_MS / 1_000
    return { context, out }
  }

  const duck = ({ context, out }: NonNullable<typeof playing>) => {
    const isCueHeard = context.currentTime < synth.cueEndsS()
    if (isCueHeard === isDucked) return
    isDucked = isCueHeard
    out.gain.setTargetAtTime(isDucked ? DUCKED : 1, context.currentTime, isDucked ? 0.03 : 0.3)
  }

  const look = () => {
    const context = synth.context()
    if (context?.state !== 'running') return
    playing ??= begin(context)
    duck(playing)
    // After a pause of the page the tune goes on; what was missed is not made up for.
    nextS = Math.max(nextS, context.currentTime)
    while (nextS < context.currentTime + AHEAD_S) {
      const tension = tensionNow()
      for (const { tone, level } of notesAt(tune, step, tension)) sound(context, playing.out, tone, nextS, level * PEAK)
      nextS += stepMs(tune, tension) / 1_000
      step += 1
    }
  }

  look()
  const timer = setInterval(look, LOOK_EVERY_MS)
  return () => {
    clearInterval(timer)
    if (!playing) return
    const { context, out } = playing
    out.gain.cancelScheduledValues(context.currentTime)
    out.gain.setTargetAtTime(0, context.currentTime, FADE_OUT_S)
    // Notes given ahead still sound into it.
    setTimeout(() => out.disconnect(), 1_000)
  }
}
