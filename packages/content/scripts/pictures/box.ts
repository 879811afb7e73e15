import { checkCount, readNumber, written } from './fields.ts'
import { INDIGO, SHEET } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { label, n, outline, shape, stroke } from './svg.ts'
import { readUnit } from './unit.ts'

/** How far the depth leans to the right and up, of a length 1. */
const LEAN = { x: 0.6, y: 0.36 }

/** A cuboid drawn to scale: its length in front, its width leaning back, its height at the left. */
export const box: Recipe = {
  size: FIGURE,
  usage: 'box_<length>_<width>_<height>_<unit>',
  draw: (fields) => {
    checkCount(fields, 4)
    const [length = 1, depth = 1, height = 1] = fields.slice(0, 3).map((field) => readNumber(field, 0.1, 10000))
    const unit = readUnit(fields[3])
    const scale = Math.min(380 / (length + depth * LEAN.x), 230 / (height + depth * LEAN.y))
    const [w, h] = [length * scale, height * scale]
    const back = { x: depth * scale * LEAN.x, y: depth * scale * LEAN.y }
    if (Math.min(w, h, back.x) < 10) throw new Error('its sides are too unlike to be drawn to scale')
    const left = 320 - (w + back.x) / 2
    const foot = 140 + (h + back.y) / 2
    const edge = outline(5, INDIGO)
    const size = 26
    return (
      plainGround(SHEET) +
      shape(`M${n(left)} ${n(foot)}v${n(-h)}h${n(w)}v${n(h)}Z`, '#FFC94F', edge) +
      shape(
        `M${n(left)} ${n(foot - h)}l${n(back.x)} ${n(-back.y)}h${n(w)}l${n(-back.x)} ${n(back.y)}Z`,
        '#FFE29A',
        edge,
      ) +
      shape(
        `M${n(left + w)} ${n(foot - h)}l${n(back.x)} ${n(-back.y)}v${n(h)}l${n(-back.x)} ${n(back.y)}Z`,
        '#E5A52B',
        edge,
      ) +
      stroke(
        `M${n(left)} ${n(foot)}l${n(back.x)} ${n(-back.y)}v${n(-h)}m0 ${n(h)}h${n(w)}`,
        INDIGO,
        2,
        'stroke-dasharray="5 8" opacity="0.6"',
      ) +
      label(left + w / 2, foot + 28, `${written(length)} ${unit}`, { size }) +
      label(left + w + back.x / 2 + 16, foot - back.y / 2 + 14, `${written(depth)} ${unit}`, {
        size,
        anchor: 'start',
      }) +
      label(left - 14, foot - h / 2, `${written(height)} ${unit}`, { size, anchor: 'end' })
    )
  },
}
