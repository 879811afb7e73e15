/** Samples a second; enough for all that is made here. */
export const RATE = 32_000

export type Samples = Float32Array

export const silence = (seconds: number): Samples => new Float32Array(Math.round(seconds * RATE))

/** Samples of a wave: `at` gives the height at a time in seconds. */
export const sampled = (seconds: number, at: (time: number) => number): Samples =>
  silence(seconds).map((_, index) => at(index / RATE))

/** Adds `part` into `whole` from `start` seconds on; what reaches beyond its end is lost. */
export const addTo = (whole: Samples, part: Samples, start: number, loudness = 1): void => {
  const offset = Math.round(start * RATE)
  for (let index = 0; index < part.length && offset + index < whole.length; index += 1) {
    whole[offset + index] = (whole[offset + index] ?? 0) + (part[index] ?? 0) * loudness
  }
}

const LOUDEST = 0.8
const FADE = 0.04

/** The same sound as loud as it may be, its end faded out so that it does not click. */
export const levelled = (samples: Samples): Samples => {
  const peak = samples.reduce((highest, value) => Math.max(highest, Math.abs(value)), 1e-9)
  const fade = FADE * RATE
  return samples.map((value, index) => (value / peak) * LOUDEST * Math.min(1, (samples.length - index) / fade))
}
