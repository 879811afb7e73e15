import type { Dice } from './dice.ts'
import type { Tint } from './palette.ts'
import { circle, box as rectangle } from './svg.ts'

export interface Size {
  width: number
  height: number
}

/** What draws the pictures of one kind of name. */
export interface Recipe {
  size: Size
  /** How a name is written, for whoever wrote a wrong one. */
  usage: string
  /** The inside of the SVG; `fields` are those behind the first, `dice` falls by the whole name. Throws when they cannot be read. */
  draw: (fields: readonly string[], dice: Dice) => string | Promise<string>
}

/** The size of all pictures but scenes and boards. */
export const FIGURE: Size = { width: 640, height: 320 }
/** The size of a board, which is as high as it is wide: opened on a phone it is as large as can be. */
export const BOARD: Size = { width: 640, height: 640 }
/** The size of scenes, as of the hand-drawn covers. */
export const COVER: Size = { width: 800, height: 400 }

/** A plain ground with the two large discs that the hand-drawn pictures have. */
export const plainGround = (tint: Tint, { width, height } = FIGURE): string =>
  rectangle(0, 0, width, height, tint.ground) +
  circle(70, 30, 96, tint.light) +
  circle(width - 50, height - 20, 118, tint.dark)

export const svgOf = ({ width, height }: Size, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`
