import type { Piece } from './chess-pieces.ts'
import { chessPiece, PIECES } from './chess-pieces.ts'
import { checkCount } from './fields.ts'
import { INK, RASPBERRY, TEAL } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { BOARD, plainGround } from './recipe.ts'
import { box, group, label } from './svg.ts'

/** The board fills the picture, but for the names of its ranks and files. */
const CELL = 73
const LEFT = 48
const TOP = 8
const GROUND = { ground: '#BDEBDD', light: '#D6F5EC', dark: '#A3DFCC' }

interface Placed {
  piece: Piece
  white: boolean
  file: number
  rank: number
}

/** One rank as FEN writes it: digits are empty squares, capitals are White's pieces. */
const readRank = (text: string, rank: number): Placed[] => {
  const found: Placed[] = []
  let file = 0
  for (const sign of text) {
    const piece = PIECES.find((name) => name === sign.toLowerCase())
    if (piece !== undefined) found.push({ piece, white: sign !== piece, file, rank })
    file += piece === undefined ? Number(sign) : 1
  }
  if (file !== 8) throw new Error(`"${text}" is no rank of eight squares`)
  return found
}

/** A chess board seen from White's side, with one square marked. */
export const chess: Recipe = {
  size: BOARD,
  usage: 'chess_<placement of FEN with "-" for "/">_<square>',
  draw: (fields) => {
    checkCount(fields, 2)
    const ranks = (fields[0] ?? '').split('-')
    checkCount(ranks, 8)
    const square = /^([a-h])([1-8])$/u.exec(fields[1] ?? '')
    if (square === null) throw new Error(`"${fields[1] ?? ''}" is no square from a1 to h8`)
    const marked = { file: (square[1] ?? 'a').charCodeAt(0) - 97, row: 8 - Number(square[2]) }
    const squares = Array.from({ length: 64 }, (_, index) => {
      const [file, row] = [index % 8, Math.floor(index / 8)]
      const colour = (file + row) % 2 === 0 ? '#F6EBD3' : '#CDA67F'
      return box(LEFT + file * CELL, TOP + row * CELL, CELL, CELL, colour)
    })
    const pieces = ranks
      .flatMap((text, row) => readRank(text, row))
      .map(({ piece, white, file, rank }) =>
        group(
          `translate(${LEFT + (file + 0.5) * CELL} ${TOP + (rank + 0.5) * CELL + 2}) scale(0.72 0.62)`,
          white ? chessPiece(piece, '#FFFFFF', INK) : chessPiece(piece, INK, '#FFFFFF'),
        ),
      )
    const names = Array.from(
      { length: 8 },
      (_, index) =>
        label(LEFT - 25, TOP + (index + 0.5) * CELL, String(8 - index), { size: 36 }) +
        label(LEFT + (index + 0.5) * CELL, TOP + 8 * CELL + 24, 'abcdefgh'.charAt(index), { size: 36 }),
    )
    const mark = { x: LEFT + marked.file * CELL, y: TOP + marked.row * CELL }
    return (
      plainGround(GROUND, BOARD) +
      box(LEFT - 4, TOP - 4, CELL * 8 + 8, CELL * 8 + 8, TEAL, 4) +
      squares.join('') +
      box(mark.x, mark.y, CELL, CELL, RASPBERRY, 0, 'fill-opacity="0.45"') +
      pieces.join('') +
      box(mark.x + 3, mark.y + 3, CELL - 6, CELL - 6, 'none', 4, `stroke="${RASPBERRY}" stroke-width="6"`) +
      names.join('')
    )
  },
}
