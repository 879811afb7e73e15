import type { Cue, Tone } from './cues.ts'
import { CUES } from './cues.ts'

/** -12 dBFS: no cue is louder than this, however many tones it has. */
const PEAK = 0.25

export interface Synth {
  play(cue: Cue): void
  /** To be called in a gesture: browsers keep a page silent until then. */
  unlock(): void
}

const SILENT: Synth = { play: () => {}, unlock: () => {} }

const envelope = (context: AudioContext, tone: Tone, start: number, peak: number): GainNode => {
  const gain = context.createGain()
  const end = start + tone.ms / 1000
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(peak, start + (tone.attackMs ?? 4) / 1000)
  gain.gain.exponentialRampToValueAtTime(0.0001, end)
  return gain
}

const oscillate = (
  context: AudioContext,
  type: OscillatorType,
  hz: number,
  toHz: number,
  start: number,
  ms: number,
) => {
  const oscillator = context.createOscillator()
  const end = start + ms / 1000
  oscillator.type = type
  oscillator.frequency.setValueAtTime(hz, start)
  if (toHz !== hz) oscillator.frequency.exponentialRampToValueAtTime(toHz, end)
  oscillator.start(start)
  oscillator.stop(end)
  return oscillator
}

const noise = (context: AudioContext, start: number, ms: number) => {
  const length = Math.ceil((context.sampleRate * ms) / 1000)
  const buffer = context.createBuffer(1, length, context.sampleRate)
  buffer.getChannelData(0).set(Float32Array.from({ length }, () => Math.random() * 2 - 1))
  const source = context.createBufferSource()
  source.buffer = buffer
  source.start(start)
  return source
}

const filtered = (context: AudioContext, type: BiquadFilterType, hz: number) => {
  const filter = context.createBiquadFilter()
  filter.type = type
  filter.frequency.value = hz
  return filter
}

const sound = (context: AudioContext, tone: Tone, now: number, peak: number) => {
  const start = now + tone.atMs / 1000
  const out = envelope(context, tone, start, tone.wave === 'shimmer' ? peak * 0.4 : peak)
  out.connect(context.destination)
  if (tone.wave === 'shimmer') {
    noise(context, start, tone.ms)
      .connect(filtered(context, 'highpass', tone.hz))
      .connect(out)
    return
  }
  const type = tone.wave === 'triangle' ? 'triangle' : 'sine'
  const voice = oscillate(context, type, tone.hz, tone.toHz ?? tone.hz, start, tone.ms)
  if (tone.lowPassHz) voice.connect(filtered(context, 'lowpass', tone.lowPassHz)).connect(out)
  else voice.connect(out)
  if (tone.wave !== 'marimba') return
  // A struck bar: the fourth harmonic sounds briefly above the note.
  const overtone = envelope(context, { ...tone, ms: tone.ms / 4 }, start, peak * 0.25)
  oscillate(context, 'sine', tone.hz * 4, tone.hz * 4, start, tone.ms / 4)
    .connect(overtone)
    .connect(context.destination)
}

/** Makes the cues out of tones; silent where the browser has no audio. */
export const createSynth = (Context: typeof AudioContext | undefined = globalThis.AudioContext): Synth => {
  if (!Context) return SILENT
  let context: AudioContext | undefined
  const awake = () => {
    context ??= new Context()
    if (context.state === 'suspended') context.resume().catch(() => {})
    return context
  }
  return {
    unlock: awake,
    play: (cue) => {
      if (!context) return
      const live = awake()
      const tones: readonly Tone[] = CUES[cue]
      const together = cue === 'reveal' || cue === 'podiumFirst' ? tones.length : 1
      for (const tone of tones) sound(live, tone, live.currentTime + 0.01, PEAK / (together * 1.25))
    },
  }
}
