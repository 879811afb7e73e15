import type { Art } from './art.ts'
import type { Dice } from './dice.ts'
import type { Tint } from './palette.ts'
import { LILAC, TINTS } from './palette.ts'

const distance = (tint: Tint, art: Art): number => {
  const [red, green, blue] = art.colour
  const value = Number.parseInt(tint.ground.slice(1), 16)
  return Math.hypot((value >> 16) - red, ((value >> 8) & 255) - green, (value & 255) - blue)
}

/** A plain ground on which the drawings stand out: chance decides among those that are unlike enough. */
export const tintFor = (arts: readonly Art[], dice: Dice): Tint => {
  const nearest = (tint: Tint): number => Math.min(...arts.map((art) => distance(tint, art)))
  const enough = Math.max(...TINTS.map(nearest)) * 0.9
  const [first, ...others] = TINTS.filter((tint) => nearest(tint) >= enough)
  return first === undefined ? LILAC : dice.one([first, ...others])
}
