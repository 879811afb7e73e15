import { checkCount, readWord } from './fields.ts'
import { CREAM, INDIGO, RASPBERRY, SKY, WHITE } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { box, circle, label, line, outline, shape, stroke } from './svg.ts'

const GATES = ['and', 'or', 'not', 'nand', 'nor', 'xor'] as const

const ROUND = 'M240 70H320A90 90 0 0 1 320 250H240Z'
const POINTED = 'M226 70H280C350 70 396 110 416 160C396 210 350 250 280 250H226C262 200 262 120 226 70Z'
const TRIANGLE = 'M246 76L396 160L246 244Z'

const bodyOf = (gate: (typeof GATES)[number]): { drawn: string; tip: number } => {
  const edge = outline(6, INDIGO)
  const ball = (x: number): string => circle(x + 13, 160, 12, CREAM, edge)
  switch (gate) {
    case 'and':
      return { drawn: shape(ROUND, CREAM, edge), tip: 410 }
    case 'nand':
      return { drawn: shape(ROUND, CREAM, edge) + ball(412), tip: 438 }
    case 'or':
      return { drawn: shape(POINTED, CREAM, edge), tip: 416 }
    case 'nor':
      return { drawn: shape(POINTED, CREAM, edge) + ball(417), tip: 443 }
    case 'xor':
      return { drawn: shape(POINTED, CREAM, edge) + stroke('M204 70C240 120 240 200 204 250', INDIGO, 6), tip: 416 }
    case 'not':
      return { drawn: shape(TRIANGLE, CREAM, edge) + ball(397), tip: 423 }
  }
}

/** A logic gate with the bits that go in; what comes out is asked for. */
export const gate: Recipe = {
  size: FIGURE,
  usage: `gate_<${GATES.join('|')}>_<two bits, or one for not>`,
  draw: (fields) => {
    checkCount(fields, 2)
    const name = readWord(fields[0], GATES)
    const bits = [...(fields[1] ?? '')]
    const wanted = name === 'not' ? 1 : 2
    if (bits.length !== wanted || bits.some((bit) => bit !== '0' && bit !== '1')) {
      throw new Error(`"${fields[1] ?? ''}" are not ${wanted} bits`)
    }
    const { drawn, tip } = bodyOf(name)
    const inputs = bits.map((bit, index) => {
      const y = wanted === 1 ? 160 : 115 + index * 90
      return line(130, y, 250, y, INDIGO, 6) + box(76, y - 30, 60, 60, WHITE, 14) + label(106, y, bit, { size: 38 })
    })
    return (
      plainGround(SKY) +
      inputs.join('') +
      line(tip, 160, 510, 160, INDIGO, 6) +
      drawn +
      label(name === 'not' ? 296 : 322, 160, name.toUpperCase(), { size: name === 'not' ? 28 : 36, colour: INDIGO }) +
      box(504, 130, 60, 60, RASPBERRY, 14) +
      label(534, 160, '?', { size: 40, colour: WHITE })
    )
  },
}
