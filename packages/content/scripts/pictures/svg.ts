import { INK } from './palette.ts'

export interface Point {
  x: number
  y: number
}

/** A number as SVG needs it: only as many digits as are visible. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** The point `radius` away from `centre`; degrees clockwise, 0 is straight up. */
export const around = (centre: Point, radius: number, degrees: number): Point => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) }
}

export const points = (list: readonly Point[]): string => list.map(({ x, y }) => `${n(x)},${n(y)}`).join(' ')

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" ${more}/>`

export const box = (x: number, y: number, width: number, height: number, fill: string, corner = 0, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(corner)}" fill="${fill}" ${more}/>`

export const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`

export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const outline = (width: number, colour: string = INK): string =>
  `stroke="${colour}" stroke-width="${n(width)}" stroke-linejoin="round"`

export const line = (x1: number, y1: number, x2: number, y2: number, colour: string, width: number): string =>
  stroke(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, colour, width)

export const polygon = (list: readonly Point[], fill: string, more = ''): string =>
  `<polygon points="${points(list)}" fill="${fill}" ${more}/>`

/** The soft shadow under a thing that stands at `y`. */
export const shadow = (x: number, y: number, width: number): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(width / 2)}" ry="${n(Math.max(5, width * 0.06))}" fill="${INK}" opacity="0.18"/>`

export const group = (transform: string, content: string): string => `<g transform="${transform}">${content}</g>`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A label whose middle is at `x` and `y`. */
export const label = (
  x: number,
  y: number,
  text: string,
  {
    size = 26,
    colour = INK,
    anchor = 'middle',
  }: { size?: number; colour?: string; anchor?: 'start' | 'middle' | 'end' } = {},
): string =>
  // 0.36 of the size is half the height of a capital in Noto Sans: librsvg knows no dominant-baseline.
  `<text x="${n(x)}" y="${n(y + size * 0.36)}" font-family="Noto Sans, sans-serif" font-weight="700" font-size="${size}" text-anchor="${anchor}" fill="${colour}">${escaped(text)}</text>`

/** An arrow head whose tip is at `tip` and that points `degrees` clockwise from straight up. */
export const arrowHead = (tip: Point, degrees: number, size: number, colour: string): string =>
  polygon(
    [tip, around(tip, size, degrees + 180 - 28), around(tip, size, degrees + 180 + 28)],
    colour,
    outline(3, colour),
  )
