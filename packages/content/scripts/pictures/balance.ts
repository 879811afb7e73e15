import type { Art } from './art.ts'
import { artOf, fitting, placed } from './art.ts'
import { readWhole, readWord } from './fields.ts'
import { GOLD, INDIGO, MUTED, WHITE } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { box, circle, label, line, polygon, shadow, shape } from './svg.ts'
import { tintFor } from './tint.ts'

const FALL = { left: 34, level: 0, right: -34 } as const
const SIDES = ['left', 'level', 'right'] as const
const ARM = 170
const MOST_OF_A_THING = 12
const HEAVIEST_G = 9_999
/** What lies in a pan may be so wide and high. */
const PAN = { width: 164, height: 108 }
const WEIGHT_WIDTH = 74
const MOST_IN_TWO_ROWS = 6

/** What lies in a pan: things, and weights with their grams written on them. */
interface Load {
  things: Art[]
  grams: number[]
}

const readThings = async (field: string): Promise<Art[]> => {
  const [, amount, name = field] = /^(\d+)-(.+)$/u.exec(field) ?? []
  const art = await artOf(name)
  return Array.from({ length: readWhole(amount ?? '1', 1, MOST_OF_A_THING) }, () => art)
}

const readLoad = async (fields: readonly string[]): Promise<Load> => {
  if (fields.length === 0) throw new Error('a pan is empty')
  const isWeight = (field: string): boolean => /^\d+g$/u.test(field)
  const things = await Promise.all(fields.filter((field) => !isWeight(field)).map(readThings))
  return {
    things: things.flat(),
    grams: fields.filter(isWeight).map((field) => readWhole(field.slice(0, -1), 1, HEAVIEST_G)),
  }
}

const weight = (grams: number, x: number, foot: number): string => {
  const half = WEIGHT_WIDTH / 2
  const top = foot - 62
  const said = `${grams} g`
  return (
    circle(x, top - 6, 10, INDIGO) +
    polygon(
      [
        { x: x - half * 0.76, y: top },
        { x: x + half * 0.76, y: top },
        { x: x + half, y: foot },
        { x: x - half, y: foot },
      ],
      INDIGO,
    ) +
    label(x, foot - 26, said, { size: said.length > 5 ? 18 : 21, colour: WHITE })
  )
}

/** How many things lie in each row, from the lowest up: more than six are heaped up to a point. */
const rowsOf = (count: number, most: number): number[] => {
  if (count <= most) return [count]
  if (count <= MOST_IN_TWO_ROWS) return [Math.ceil(count / 2), Math.floor(count / 2)]
  const rows: number[] = []
  let longest = 1
  while ((longest * (longest + 1)) / 2 < count) longest += 1
  for (let left = count, row = longest; left > 0; left -= row, row -= 1) rows.push(Math.min(row, left))
  return rows
}

const heaped = (things: readonly Art[], x: number, foot: number, wide: number): string => {
  const rows = rowsOf(things.length, wide < PAN.width ? 2 : 3)
  const width = Math.min(116, wide / Math.max(...rows))
  const height = Math.min(104, PAN.height / rows.length)
  const waiting = [...things]
  return rows
    .map((count, row) =>
      waiting
        .splice(0, count)
        .map((art, index) => {
          const across = x + (index - (count - 1) / 2) * width
          return placed(art, across, foot - row * height, fitting(art, width * 0.96, height))
        })
        .join(''),
    )
    .join('')
}

const laid = ({ things, grams }: Load, x: number, foot: number): string => {
  const heap = things.length === 0 ? 0 : PAN.width - grams.length * WEIGHT_WIDTH
  const left = x - (heap + grams.length * WEIGHT_WIDTH) / 2
  return (
    heaped(things, left + heap / 2, foot, heap) +
    grams.map((each, index) => weight(each, left + heap + (index + 0.5) * WEIGHT_WIDTH, foot)).join('')
  )
}

/** A pair of scales with all that lies on it: the word says which side is the heavier, and so hangs lower. */
export const balance: Recipe = {
  size: FIGURE,
  usage: 'balance_<thing>..._<left|right|level>_<thing>..., a thing being <name>, <2 to 12>-<name> or a weight as 200g',
  draw: async (fields, dice) => {
    const middle = fields.findIndex((field) => (SIDES as readonly string[]).includes(field))
    const fall = FALL[readWord(fields[middle], SIDES)]
    const [left, right] = await Promise.all([readLoad(fields.slice(0, middle)), readLoad(fields.slice(middle + 1))])
    const side = (load: Load, x: number, down: number): string => {
      const pan = 214 + down
      return (
        line(x, 74 + down, x - 66, pan, MUTED, 4) +
        line(x, 74 + down, x + 66, pan, MUTED, 4) +
        laid(load, x, pan + 2) +
        shape(`M${x - 86} ${pan}H${x + 86}Q${x + 66} ${pan + 28} ${x} ${pan + 28}T${x - 86} ${pan}Z`, GOLD)
      )
    }
    return (
      plainGround(tintFor([...left.things, ...right.things], dice)) +
      shadow(320, 296, 190) +
      box(311, 66, 18, 220, INDIGO, 6) +
      box(246, 278, 148, 18, INDIGO, 9) +
      line(320 - ARM, 74 + fall, 320 + ARM, 74 - fall, INDIGO, 12) +
      circle(320, 74, 16, GOLD) +
      side(left, 320 - ARM, fall) +
      side(right, 320 + ARM, -fall)
    )
  },
}
