import { INK } from './palette.ts'
import { shape as filled, outline, stroke } from './svg.ts'

export const SOLIDS = ['cube', 'cuboid', 'sphere', 'cone', 'cylinder', 'pyramid'] as const
export type Solid = (typeof SOLIDS)[number]

/** A colour in three lights: the side to the light, the front, the side in the shade. */
const BLUES = ['#8DB8FF', '#4F86EC', '#2F5FC0'] as const
const REDS = ['#FF93AC', '#F24E76', '#C22F57'] as const
const GREENS = ['#7FDACB', '#2FB5A6', '#1C8A7E'] as const
const GOLDS = ['#FFE38A', '#FFC42E', '#DE9A12'] as const
const EDGE = outline(4, INK)

const block = (
  width: number,
  height: number,
  depth: number,
  [light, front, shade]: readonly [string, string, string],
): string => {
  const left = -(width + depth) / 2
  const top = -(height - depth * 0.7) / 2
  const back = depth * 0.7
  return (
    filled(`M${left} ${top}h${width}v${height}h${-width}Z`, front, EDGE) +
    filled(`M${left} ${top}l${depth} ${-back}h${width}l${-depth} ${back}Z`, light, EDGE) +
    filled(`M${left + width} ${top}l${depth} ${-back}v${height}l${-depth} ${back}Z`, shade, EDGE)
  )
}

/** A solid of at most 230 x 200, its middle at 0, 0. */
export const solid = (name: Solid): string => {
  switch (name) {
    case 'cube':
      return block(132, 132, 66, BLUES)
    case 'cuboid':
      return block(176, 96, 66, GREENS)
    case 'sphere':
      return (
        `<circle r="98" fill="${REDS[1]}" ${EDGE}/>` +
        filled('M-60 76A96 96 0 0 0 60-76A110 110 0 0 1-60 76Z', REDS[2]) +
        `<ellipse cx="-38" cy="-44" rx="30" ry="22" fill="${REDS[0]}" transform="rotate(-38 -38 -44)"/>` +
        `<circle r="98" fill="none" ${EDGE}/>`
      )
    case 'cone':
      return (
        filled('M0-104L84 66A84 26 0 0 1-84 66Z', GOLDS[1], EDGE) +
        filled('M0-104L84 66A84 26 0 0 1 24 91Z', GOLDS[2]) +
        stroke('M0-104L84 66A84 26 0 0 1-84 66Z', INK, 4) +
        stroke('M-84 66A84 26 0 0 1 84 66', INK, 2.5, 'stroke-dasharray="7 8"')
      )
    case 'cylinder':
      return (
        filled('M-78-70V68A78 26 0 0 0 78 68V-70Z', BLUES[1]) +
        filled('M34-70V91A78 26 0 0 0 78 68V-70Z', BLUES[2]) +
        stroke('M-78-70V68A78 26 0 0 0 78 68V-70', INK, 4) +
        `<ellipse cx="0" cy="-70" rx="78" ry="26" fill="${BLUES[0]}" ${EDGE}/>`
      )
    case 'pyramid':
      return filled('M8-98L-106 58L26 96Z', GOLDS[1], EDGE) + filled('M8-98L26 96L108 36Z', GOLDS[2], EDGE)
  }
}
