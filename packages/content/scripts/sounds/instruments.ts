import { band, noise } from './noise.ts'
import type { Samples } from './samples.ts'
import { addTo, RATE, sampled, silence } from './samples.ts'

const wave = (frequency: number, time: number): number => Math.sin(2 * Math.PI * frequency * time)

/** A struck wooden bar over a resonator: warm, with the fourth and the tenth partial gone in a moment. */
export const bar = (frequency: number, seconds = 1.6): Samples => {
  const life = 0.13 + 45 / frequency
  return sampled(seconds, (time) => {
    const attack = Math.min(1, time / 0.004)
    const body = wave(frequency, time) * Math.exp(-time / life)
    const octave = wave(frequency * 2, time) * 0.18 * Math.exp(-time / (life * 0.6))
    const wood = wave(frequency * 4, time) * 0.22 * Math.exp(-time / 0.09)
    const knock = wave(frequency * 9.6, time) * 0.07 * Math.exp(-time / 0.02)
    return attack * (body + octave + wood + knock)
  })
}

/** A drum: a skin whose pitch falls, and the slap of the stick. */
export const drum = (pitch = 95): Samples => {
  const slap = band(noise(0.12), () => 1400, 1)
  const skin = sampled(0.7, (time) => {
    const fallen = pitch * time + pitch * 0.9 * 0.035 * (1 - Math.exp(-time / 0.035))
    return Math.sin(2 * Math.PI * fallen) * Math.exp(-time / 0.2) * Math.min(1, time / 0.002)
  })
  addTo(
    skin,
    slap.map((value, index) => value * Math.exp(-index / RATE / 0.02)),
    0,
    0.35,
  )
  return skin
}

/** A wood block. */
export const block = (pitch: number): Samples =>
  sampled(
    0.3,
    (time) =>
      (wave(pitch, time) + 0.5 * wave(pitch * 2.42, time)) * Math.exp(-time / 0.035) * Math.min(1, time / 0.001),
  )

/** Two hands: a few slaps within a hundredth of a second, and the room. */
export const clap = (): Samples => {
  const burst = band(noise(0.3), () => 1250, 1.4)
  const slap = (life: number): Samples => burst.map((value, index) => value * Math.exp(-index / RATE / life))
  const whole = silence(0.35)
  for (const start of [0, 0.009, 0.017]) addTo(whole, slap(0.006), start, 0.8)
  addTo(whole, slap(0.07), 0.024, 0.8)
  return whole
}

const BELL = [
  [0.5, 0.5, 1.5],
  [1, 1, 1.1],
  [1.19, 0.6, 0.8],
  [1.5, 0.3, 0.6],
  [2, 0.8, 0.5],
  [2.74, 0.45, 0.3],
  [3.76, 0.3, 0.18],
  [5.4, 0.2, 0.1],
] as const

/** A church bell: partials that are no multiples of one pitch. */
export const bell = (frequency: number, seconds: number): Samples =>
  sampled(seconds, (time) =>
    BELL.reduce(
      (sum, [partial, loudness, life]) => sum + wave(frequency * partial, time) * loudness * Math.exp(-time / life),
      0,
    ),
  )

/** A referee's whistle: a high tone that trills with its pea. */
export const whistle = (seconds: number): Samples => {
  const breath = band(noise(seconds), () => 2600, 6)
  let phase = 0
  return breath.map((air, index) => {
    const time = index / RATE
    phase += (2 * Math.PI * (2450 + 130 * wave(34, time))) / RATE
    const edge = Math.min(1, time / 0.03, (seconds - time) / 0.05)
    return edge * (Math.sin(phase) * (0.8 + 0.2 * wave(34, time)) + air * 0.15)
  })
}
