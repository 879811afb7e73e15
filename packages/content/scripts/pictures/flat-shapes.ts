import type { Point } from './svg.ts'
import { around, box, circle, polygon, shape } from './svg.ts'

export const FLAT_SHAPES = [
  'circle',
  'square',
  'rectangle',
  'triangle',
  'oval',
  'star',
  'heart',
  'pentagon',
  'hexagon',
  'octagon',
  'rhombus',
  'parallelogram',
  'trapezium',
  'kite',
  'semicircle',
] as const
export type FlatShape = (typeof FLAT_SHAPES)[number]

const MIDDLE: Point = { x: 0, y: 0 }

const regular = (corners: number, radius: number, turned = 0): Point[] =>
  Array.from({ length: corners }, (_, index) => around(MIDDLE, radius, turned + (index * 360) / corners))

const corners = (...list: [number, number][]): Point[] => list.map(([x, y]) => ({ x, y }))

const star = Array.from({ length: 10 }, (_, index) => around({ x: 0, y: 8 }, index % 2 === 0 ? 104 : 44, index * 36))

/** A flat shape of at most 200 x 200 (the long ones 260 wide), its middle at 0, 0. */
export const flatShape = (name: FlatShape, fill: string, more = ''): string => {
  switch (name) {
    case 'circle':
      return circle(0, 0, 98, fill, more)
    case 'square':
      return box(-90, -90, 180, 180, fill, 0, more)
    case 'rectangle':
      return box(-130, -75, 260, 150, fill, 0, more)
    case 'triangle':
      return polygon(corners([0, -94], [108, 92], [-108, 92]), fill, more)
    case 'oval':
      return `<ellipse cx="0" cy="0" rx="130" ry="84" fill="${fill}" ${more}/>`
    case 'star':
      return polygon(star, fill, more)
    case 'heart':
      return shape(
        'M0 96C-60 48-104 12-104-36C-104-74-78-96-50-96C-26-96-8-82 0-62C8-82 26-96 50-96C78-96 104-74 104-36C104 12 60 48 0 96Z',
        fill,
        more,
      )
    case 'pentagon':
      return polygon(regular(5, 104), fill, more)
    case 'hexagon':
      return polygon(regular(6, 104, 30), fill, more)
    case 'octagon':
      return polygon(regular(8, 104, 22.5), fill, more)
    case 'rhombus':
      return polygon(corners([0, -98], [120, 0], [0, 98], [-120, 0]), fill, more)
    case 'parallelogram':
      return polygon(corners([-70, -76], [134, -76], [70, 76], [-134, 76]), fill, more)
    case 'trapezium':
      return polygon(corners([-68, -78], [68, -78], [130, 78], [-130, 78]), fill, more)
    case 'kite':
      return polygon(corners([0, -102], [78, -34], [0, 102], [-78, -34]), fill, more)
    case 'semicircle':
      return shape('M-120 60A120 120 0 0 1 120 60Z', fill, more)
  }
}
