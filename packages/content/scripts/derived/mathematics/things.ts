import type { Random } from '@quokka/core/lib'
import { pick } from '../choices.ts'

/** A thing that a child in India knows, with the name of its picture. */
export interface Thing {
  emoji: string
  one: string
  many: string
}

const thing = (emoji: string, one: string = emoji, many: string = `${one}s`): Thing => ({ emoji, one, many })

export const FOODS: readonly Thing[] = [
  thing('mango', 'mango', 'mangoes'),
  thing('red-apple', 'apple'),
  thing('banana'),
  thing('tangerine', 'orange'),
  thing('lemon'),
  thing('eggplant', 'brinjal'),
  thing('carrot'),
  thing('tomato', 'tomato', 'tomatoes'),
  thing('onion'),
  thing('egg'),
  thing('candy', 'sweet'),
  thing('cookie', 'biscuit'),
  thing('strawberry', 'strawberry', 'strawberries'),
  thing('pineapple'),
  thing('potato', 'potato', 'potatoes'),
  thing('pear'),
]

export const ANIMALS: readonly Thing[] = [
  thing('cow'),
  thing('goat'),
  thing('duck'),
  thing('elephant'),
  thing('monkey'),
  thing('frog'),
  thing('ant'),
  thing('honeybee', 'bee'),
  thing('rabbit'),
  thing('parrot'),
  thing('peacock'),
  thing('ewe', 'sheep', 'sheep'),
  thing('horse'),
  thing('camel'),
  thing('turtle'),
  thing('butterfly', 'butterfly', 'butterflies'),
  thing('bird'),
  thing('snail'),
  thing('baby-chick', 'chick'),
  thing('cat'),
]

export const TOYS: readonly Thing[] = [
  thing('balloon'),
  thing('kite'),
  thing('soccer-ball', 'ball'),
  thing('teddy-bear', 'teddy bear'),
  thing('drum'),
  thing('yo-yo'),
  thing('bell'),
  thing('star'),
  thing('pencil'),
  thing('crayon'),
  thing('closed-book', 'book'),
  thing('umbrella'),
  thing('key'),
  thing('bucket'),
  thing('diya-lamp', 'diya'),
  thing('sunflower'),
  thing('lotus', 'lotus flower'),
  thing('rose'),
  thing('auto-rickshaw', 'auto-rickshaw'),
  thing('bus', 'bus', 'buses'),
  thing('bicycle'),
  thing('automobile', 'car'),
  thing('sailboat', 'boat'),
  thing('rocket'),
  thing('maple-leaf', 'leaf', 'leaves'),
]

export const THINGS: readonly Thing[] = [...FOODS, ...ANIMALS, ...TOYS]

const CHILDREN =
  'Asha Ravi Meena Kabir Zoya Arjun Farah Joseph Gurpreet Lakshmi Imran Tara Neha Rohan Sana Dev Maria Kiran Anil Nila Yusuf Priya Tenzin Divya'.split(
    ' ',
  )

export const child = (random: Random): string => pick(CHILDREN, random)

/** So many of a thing as a picture shows them in rows of five, for people who cannot see it; never the whole number. */
export const rowsOf = (count: number, { one, many }: Thing): string => {
  if (count <= 5) return `Side by side: ${Array.from({ length: count }, () => one).join(', ')}.`
  const rows = Array.from({ length: Math.ceil(count / 5) }, (_, row) => Math.min(5, count - 5 * row))
  return `Rows of ${many}: ${rows
    .slice(0, -1)
    .map((row) => `a row of ${row}`)
    .join(', ')} and a row of ${rows.at(-1)}.`
}
