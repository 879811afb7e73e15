import { band, noise } from './noise.ts'
import type { Samples } from './samples.ts'
import { addTo, RATE, sampled } from './samples.ts'

const swell = (samples: Samples, seconds: number): Samples =>
  samples.map((value, index) => {
    const time = index / RATE
    return value * Math.min(1, time / 0.4, (seconds - time) / 0.6)
  })

/** Steady rain: a broad hiss, and drops that can be told apart. */
export const rain = (seconds: number): Samples => {
  const hiss = band(noise(seconds), () => 2000, 0.7)
  const chance = noise(seconds / 100)
  const drops = Math.floor(seconds * 60)
  for (let index = 0; index < drops; index += 1) {
    const [when = 0, pitch = 0, loud = 0] = [chance[index * 3], chance[index * 3 + 1], chance[index * 3 + 2]]
    const height = 1500 + 1200 * pitch
    const drop = sampled(
      0.05,
      (time) => Math.sin(2 * Math.PI * (height + 9000 * time) * time) * Math.exp(-time / 0.008),
    )
    addTo(hiss, drop, ((when + 1) / 2) * seconds, 0.25 + 0.25 * Math.abs(loud))
  }
  return swell(hiss, seconds)
}

/** Wind that rises and falls. */
export const wind = (seconds: number): Samples => {
  const pitch = (time: number): number => 480 + 260 * Math.sin(1.7 * time) + 120 * Math.sin(4.1 * time + 1)
  const howl = band(noise(seconds), pitch, 7)
  const gusts = howl.map((value, index) => value * (0.72 + 0.28 * Math.sin((1.7 * index) / RATE - 0.4)))
  return swell(gusts, seconds)
}
