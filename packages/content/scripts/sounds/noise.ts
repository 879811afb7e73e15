import type { Samples } from './samples.ts'
import { RATE, silence } from './samples.ts'

/** White noise, always the same. */
export const noise = (seconds: number): Samples => {
  let state = 0x2545f491
  return silence(seconds).map(() => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state | 0) / 2147483648
  })
}

/**
 * What of a sound lies around a pitch, which may move: a state variable filter of two poles.
 * `sharpness` is how narrow the band is; 1 is wide.
 */
export const band = (samples: Samples, pitchAt: (time: number) => number, sharpness: number): Samples => {
  let low = 0
  let middle = 0
  return samples.map((value, index) => {
    const tuning = 2 * Math.sin((Math.PI * Math.min(pitchAt(index / RATE), RATE / 7)) / RATE)
    low += tuning * middle
    middle += tuning * (value - low - middle / sharpness)
    return middle
  })
}
