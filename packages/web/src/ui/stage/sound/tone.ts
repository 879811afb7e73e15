/** One tone of a cue or a tune. Times in ms from the start of either. */
export interface Tone {
  wave: 'sine' | 'triangle' | 'marimba' | 'shimmer'
  hz: number
  /** Falls to this pitch while it sounds. */
  toHz?: number
  atMs: number
  ms: number
  attackMs?: number
  /** Cuts what is above, for a softer sound. */
  lowPassHz?: number
}

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

/** Sounds a tone into `out`; `atS` is the context's time at which its cue or tune starts. */
export const sound = (context: AudioContext, out: AudioNode, tone: Tone, atS: number, peak: number): void => {
  const start = atS + tone.atMs / 1000
  const shaped = envelope(context, tone, start, tone.wave === 'shimmer' ? peak * 0.4 : peak)
  shaped.connect(out)
  if (tone.wave === 'shimmer') {
    noise(context, start, tone.ms)
      .connect(filtered(context, 'highpass', tone.hz))
      .connect(shaped)
    return
  }
  const type = tone.wave === 'triangle' ? 'triangle' : 'sine'
  const voice = oscillate(context, type, tone.hz, tone.toHz ?? tone.hz, start, tone.ms)
  if (tone.lowPassHz) voice.connect(filtered(context, 'lowpass', tone.lowPassHz)).connect(shaped)
  else voice.connect(shaped)
  if (tone.wave !== 'marimba') return
  // A struck bar: the fourth harmonic sounds briefly above the note.
  const overtone = envelope(context, { ...tone, ms: tone.ms / 4 }, start, peak * 0.25)
  oscillate(context, 'sine', tone.hz * 4, tone.hz * 4, start, tone.ms / 4)
    .connect(overtone)
    .connect(out)
}
