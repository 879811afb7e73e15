import type { Random } from '@quokka/core/lib'
import { shuffle } from '@quokka/core/lib'
import type { PieceSymbol, Square } from 'chess.js'
import { Chess, SQUARES } from 'chess.js'
import { choose, match, order, picture, state } from '../build.ts'
import { coin, mixedChoices, pick, pickSome, rankedChoices } from '../choices.ts'
import type { DrawQuestion } from '../derived-question.ts'
import type { DerivedQuiz } from '../derived-quiz.ts'
import { ask, claim, tell, type } from '../written-slides.ts'

const PIECES: readonly (readonly [symbol: PieceSymbol, name: string, rule: string])[] = [
  ['n', 'knight', 'A knight goes two squares straight and one to the side, and jumps over what is between.'],
  ['b', 'bishop', 'A bishop goes slantwise, so it stays on its colour.'],
  ['r', 'rook', 'A rook goes straight along a row or a column.'],
  ['q', 'queen', 'A queen goes straight or slantwise, as far as the way is free.'],
  ['k', 'king', 'A king goes one square in any direction.'],
]

const NAMES: Record<PieceSymbol, string> = { p: 'pawn', n: 'knight', b: 'bishop', r: 'rook', q: 'queen', k: 'king' }

type Placed = readonly [square: Square, symbol: PieceSymbol, colour: 'w' | 'b']

const boardOf = (pieces: readonly Placed[]): Chess => {
  const board = new Chess()
  board.clear()
  for (const [square, type, color] of pieces) board.put({ type, color }, square)
  return board
}

/** Where a white piece may go, without a king on the board there is no check to mind. */
const reached = (board: Chess, from: Square): Square[] => [
  ...new Set(board.moves({ square: from, verbose: true }).map(({ to }) => to)),
]

const pictured = (pieces: readonly Placed[], from: Square): ReturnType<typeof picture> => {
  const placement = boardOf(pieces).fen().split(' ')[0] ?? ''
  const listed = pieces.map(
    ([square, symbol, colour]) => `a ${colour === 'w' ? 'white' : 'black'} ${NAMES[symbol]} on ${square}`,
  )
  return picture(
    `chess_${placement.replaceAll('/', '-')}_${from}`,
    `A chess board with ${listed.join(', ')}; ${from} is marked.`,
  )
}

const distance = (one: Square, other: Square): number =>
  Math.max(Math.abs(one.charCodeAt(0) - other.charCodeAt(0)), Math.abs(one.charCodeAt(1) - other.charCodeAt(1)))

/** Squares that the piece cannot reach, the near ones first: a knight's are those beside its jumps. */
const unreached = (board: Chess, from: Square, random: Random): Square[] => {
  const open = reached(board, from)
  return shuffle(SQUARES, random)
    .filter((square) => square !== from && !open.includes(square))
    .toSorted((left, right) => Number(distance(left, from) > 2) - Number(distance(right, from) > 2))
}

const MIDDLE: readonly Square[] = ['c3', 'd4', 'e5', 'f3', 'c5', 'e4', 'f6', 'd6']

const reach = (index: number): DerivedQuiz['parts'][number] => ({
  draw: (random) => {
    const [symbol, name, rule] = PIECES[index] ?? PIECES[0] ?? ['n', 'knight', '']
    const from = pick(MIDDLE, random)
    const pieces: Placed[] = [[from, symbol, 'w']]
    const board = boardOf(pieces)
    return choose(
      'chess-reach',
      `The ${name} stands on ${from}. Which square can it reach in one move?`,
      mixedChoices(pick(reached(board, from), random), unreached(board, from, random).slice(0, 3)),
      rule,
      pictured(pieces, from),
    )
  },
  count: 1,
})

const count = (index: number, from: Square): DerivedQuiz['parts'][number] => ({
  draw: (random) => {
    const [symbol, name, rule] = PIECES[index] ?? PIECES[0] ?? ['n', 'knight', '']
    const pieces: Placed[] = [[from, symbol, 'w']]
    const right = reached(boardOf(pieces), from).length
    return choose(
      'chess-count',
      `How many squares can a ${name} reach from ${from} on an empty board?`,
      rankedChoices(
        right,
        [right + 1, right - 1, right + 2, right * 2, Math.floor(right / 2), right + 4].filter((one) => one > 0),
        String,
        random,
      ),
      rule,
      pictured(pieces, from),
    )
  },
  count: 1,
})

const take: DrawQuestion = (random) => {
  const [symbol, name, rule] = pick(PIECES.slice(0, 4), random)
  const from = pick(MIDDLE, random)
  const alone = boardOf([[from, symbol, 'w']])
  const target = pick(reached(alone, from), random)
  const safe = unreached(alone, from, random)
    .filter((square) => distance(square, from) < 4)
    .slice(0, 3)
  const kinds = pickSome(['n', 'b', 'r', 'p'] as const, 4, random)
  const black = [target, ...safe].map((square, at): Placed => [square, kinds[at] ?? 'p', 'b'])
  const pieces: Placed[] = [[from, symbol, 'w'], ...shuffle(black, random)]
  const board = boardOf(pieces)
  const taken = black.filter(([square]) => reached(board, from).includes(square))
  if (taken.length !== 1) return take(random)
  const [, key] = black[0] ?? [from, 'p']
  return choose(
    'chess-take',
    `White is to move with the ${name} on ${from}. Which black piece can it take?`,
    mixedChoices(
      `The ${NAMES[key]} on ${target}`,
      black.slice(1).map(([square, kind]) => `The ${NAMES[kind]} on ${square}`),
    ),
    rule,
    pictured(pieces, from),
  )
}

const truth = (index: number, from: Square): DerivedQuiz['parts'][number] => ({
  draw: (random) => {
    const [symbol, name, rule] = PIECES[index] ?? PIECES[0] ?? ['n', 'knight', '']
    const board = boardOf([[from, symbol, 'w']])
    const isTrue = coin(random)
    const to = isTrue ? pick(reached(board, from), random) : (unreached(board, from, random)[0] ?? from)
    return state('chess-truth', `On an empty board a ${name} can go from ${from} to ${to} in one move.`, isTrue, rule)
  },
  count: 1,
})

export const CHESS_MOVES: DerivedQuiz = {
  head: {
    quizId: 'chess-moves',
    quizName: 'Chess Moves',
    quizDescription: 'Straight, slanting or with a jump: where can each piece go, and what can it take?',
    quizImage: 'scene_room_chess-pawn_trophy.png',
    ageGroup: '9 to 14',
    categories: ['sports'],
    subject: 'Health and sports',
    classes: [4, 5, 6, 7, 8],
    topics: ['chess', 'board games', 'strategy'],
    difficulty: 'medium',
    language: 'en',
    keyWords: ['knight', 'checkmate', 'castling', 'queen', 'chaturanga'],
  },
  seed: 601,
  parts: [
    reach(2),
    {
      draw: () =>
        match(
          'chess-match',
          'Match each piece to the way it moves.',
          [
            ['Rook', 'Straight, any distance'],
            ['Bishop', 'Slantwise, any distance'],
            ['King', 'One square, any direction'],
            ['Knight', 'A jump shaped like an L'],
          ],
          'The queen joins the moves of rook and bishop, which makes her the strongest piece.',
        ),
      count: 1,
    },
    reach(1),
    truth(0, 'b1'),
    reach(0),
    truth(1, 'c1'),
    count(4, 'a1'),
    count(0, 'd5'),
    { draw: take, count: 3 },
    truth(3, 'd1'),
    {
      draw: () =>
        order(
          'chess-value',
          'Put these pieces in order of their usual value, the lowest first.',
          ['Pawn', 'Bishop', 'Rook', 'Queen'],
          'They are usually counted as 1, 3, 5 and 9 points. The king cannot be traded at all.',
        ),
      count: 1,
    },
  ],
  written: [
    claim(
      'When castling, the king and a rook move in the same turn.',
      true,
      'The king goes two squares towards the rook, and the rook jumps to its other side.',
    ),
    ask(
      'What may a pawn that reaches the far end of the board become?',
      ['A queen, rook, bishop or knight', 'A second king', 'A pawn that walks back', 'Any piece that has been taken'],
      'Most players choose a queen, even if they still have one.',
    ),
    type(
      'The king is attacked and nothing can save it. The game is over: it is ____.',
      ['Checkmate'],
      'The word goes back to Persian "shah mat": the king is helpless.',
    ),
    ask(
      'A player is not in check but has no legal move. How does the game end?',
      ['In a draw', 'With a loss for that player', 'With a win for that player', 'It goes on; he misses a turn'],
      'It is called stalemate. Players who are losing sometimes save themselves with it.',
    ),
    tell(
      'A game from India',
      'Chess grew out of chaturanga, played in India some 1,500 years ago. Its four parts were foot soldiers, horses, elephants and chariots.',
    ),
  ],
}
