import { checkCount, readNumber, written } from './fields.ts'
import { GOLD, INDIGO, SHEET } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { box, label, outline } from './svg.ts'
import { readUnit } from './unit.ts'

/** A rectangle drawn to scale, its width and height written beside it. */
export const rect: Recipe = {
  size: FIGURE,
  usage: 'rect_<width>_<height>_<unit>',
  draw: (fields) => {
    checkCount(fields, 3)
    const width = readNumber(fields[0], 0.1, 10000)
    const height = readNumber(fields[1], 0.1, 10000)
    const unit = readUnit(fields[2])
    const scale = Math.min(380 / width, 214 / height)
    const w = width * scale
    const h = height * scale
    if (Math.min(w, h) < 12) throw new Error('its sides are too unlike to be drawn to scale')
    const left = 290 - w / 2
    const top = 142 - h / 2
    return (
      plainGround(SHEET) +
      box(left, top, w, h, GOLD, 0, outline(6, INDIGO)) +
      label(290, top + h + 30, `${written(width)} ${unit}`, { size: 28 }) +
      label(left + w + 18, 142, `${written(height)} ${unit}`, { size: 28, anchor: 'start' })
    )
  },
}
