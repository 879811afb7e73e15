import { checkCount, readWhole } from './fields.ts'
import { INDIGO, RASPBERRY, SHEET, TEAL } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import type { Point } from './svg.ts'
import { label, n, outline, polygon, stroke } from './svg.ts'

const readAngles = (fields: readonly string[]): number[] => {
  const known = fields.map((field) => (field === 'x' ? undefined : readWhole(field, 1, 178)))
  const sum = known.reduce<number>((total, angle) => total + (angle ?? 0), 0)
  const unknown = known.filter((angle) => angle === undefined).length
  if (unknown > 1) throw new Error('only one angle may be x')
  const rest = 180 - sum
  if (unknown === 0 ? rest !== 0 : rest < 1) throw new Error('its angles do not make 180 degrees')
  return known.map((angle) => angle ?? rest)
}

/** From `corner`, the direction to the middle between the two other corners. */
const inwards = (corner: Point, [a, b]: readonly [Point, Point], distance: number): Point => {
  const unit = (to: Point): Point => {
    const length = Math.hypot(to.x - corner.x, to.y - corner.y)
    return { x: (to.x - corner.x) / length, y: (to.y - corner.y) / length }
  }
  const [first, second] = [unit(a), unit(b)]
  const [x, y] = [first.x + second.x, first.y + second.y]
  const length = Math.hypot(x, y)
  return { x: corner.x + (x / length) * distance, y: corner.y + (y / length) * distance }
}

const arcAt = (corner: Point, [a, b]: readonly [Point, Point], radius: number): string => {
  const towards = (to: Point): Point => {
    const length = Math.hypot(to.x - corner.x, to.y - corner.y)
    return { x: corner.x + ((to.x - corner.x) / length) * radius, y: corner.y + ((to.y - corner.y) / length) * radius }
  }
  const [from, to] = [towards(a), towards(b)]
  return `M${n(from.x)} ${n(from.y)}A${radius} ${radius} 0 0 1 ${n(to.x)} ${n(to.y)}`
}

/** A triangle drawn true to its angles: the first two at its foot, left and right, the third on top. */
export const triangle: Recipe = {
  size: FIGURE,
  usage: 'triangle_<degrees>_<degrees>_<degrees>, one of them may be x',
  draw: (fields) => {
    checkCount(fields, 3)
    const [left = 60, right = 60] = readAngles(fields)
    const tangents = [Math.tan((left * Math.PI) / 180), Math.tan((right * Math.PI) / 180)] as const
    // Of foot length 1: where the top lies.
    const topY = 1 / (1 / tangents[0] + 1 / tangents[1])
    const topX = topY / tangents[0]
    const low = Math.min(0, topX)
    const high = Math.max(1, topX)
    const scale = Math.min(420 / (high - low), 206 / topY)
    const shift = 320 - ((low + high) / 2) * scale
    const foot = 164 + (topY * scale) / 2
    const a: Point = { x: shift, y: foot }
    const b: Point = { x: shift + scale, y: foot }
    const c: Point = { x: shift + topX * scale, y: foot - topY * scale }
    if (topY * scale < 30) throw new Error('it is too flat to be drawn')
    const corners: [Point, readonly [Point, Point]][] = [
      [a, [c, b]],
      [b, [a, c]],
      [c, [b, a]],
    ]
    const marks = corners.map(([corner, others], index) => {
      const field = fields[index] ?? ''
      const unknown = field === 'x'
      // Labels stand outside, where even the narrowest corner leaves room.
      const at = inwards(corner, others, -36)
      const level = { x: at.x, y: Math.min(296, Math.max(24, at.y)) }
      return (
        stroke(arcAt(corner, others, 30), unknown ? RASPBERRY : INDIGO, 5) +
        label(level.x, level.y, unknown ? 'x' : `${field}°`, { size: 27, ...(unknown ? { colour: RASPBERRY } : {}) })
      )
    })
    return plainGround(SHEET) + polygon([a, b, c], '#A9E3DA', outline(6, TEAL)) + marks.join('')
  },
}
