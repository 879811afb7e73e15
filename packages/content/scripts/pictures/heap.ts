import type { Art } from './art.ts'
import { centred } from './art.ts'

/** `count` equal drawings in rows of `columns`, within a rectangle around `x` and `y`. */
export const heap = (
  art: Art,
  { count, columns }: { count: number; columns: number },
  x: number,
  y: number,
  width: number,
  height: number,
): string => {
  const rows = Math.ceil(count / columns)
  const cell = Math.min(width / columns, height / rows)
  const wide = Math.min(width / columns, cell * 1.25)
  const drawn = Array.from({ length: count }, (_, index) => {
    const inRow = index % columns
    const across = x + (inRow - (Math.min(count, columns) - 1) / 2) * wide
    const down = y + (Math.floor(index / columns) - (rows - 1) / 2) * cell
    return centred(art, across, down, wide * 0.86, cell * 0.86)
  })
  return drawn.join('')
}
