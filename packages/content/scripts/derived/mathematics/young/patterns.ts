import { choose, fill, match, order, picture, riddle, solved, state } from '../../build.ts'
import { between, coin, mixedChoices, pick, pickSome, rankedChoices } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { inWords, isTypable, plain, range } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import type { Thing } from '../things.ts'
import { ANIMALS, child, FOODS, TOYS } from '../things.ts'

const SHAPES = ['circle', 'square', 'triangle', 'star', 'heart']
const COLOURS = ['red', 'blue', 'green', 'yellow']
const RULES = ['AB', 'ABB', 'AAB', 'ABC']

const SHOWN = 5

const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

/** The things of a rule in turn, the last of them is asked. */
const unrolled = <Item>(rule: string, items: readonly Item[], count: number): Item[] =>
  range(0, count - 1).map((place) => items['ABC'.indexOf(rule[place % rule.length] ?? 'A')] as Item)

const shapePattern: DrawQuestion = (random) => {
  const rule = pick(RULES, random)
  const shapes = pickSome(SHAPES, 3, random)
  const colours = pickSome(COLOURS, 3, random)
  const items = shapes.map((shape, index) => ({ shape, colour: colours[index] ?? 'red' }))
  const all = unrolled(rule, items, SHOWN + 1)
  const right = all.at(-1)
  const seen = all.slice(0, -1)
  if (right === undefined) throw new Error('An empty pattern.')
  const told = ({ shape, colour }: { shape: string; colour: string }): string => capital(`${colour} ${shape}`)
  const other = items.find((item) => item !== right && rule.includes('ABC'[items.indexOf(item)] ?? '')) ?? right
  const wrong = [
    told(other),
    told({ shape: right.shape, colour: other.colour }),
    told({ shape: other.shape, colour: right.colour }),
  ]
  const name = child(random)
  return choose(
    'shape-pattern',
    pick([`${name} makes a border for a rangoli. What comes next?`, `${name} makes a chain. What comes next?`], random),
    mixedChoices(told(right), wrong),
    `The part that comes again and again has ${rule.length} pieces: ${all
      .slice(0, rule.length)
      .map((item) => told(item).toLowerCase())
      .join(', ')}.`,
    {
      ...picture(
        `sequence_${seen.map(({ shape, colour }) => `${shape}-${colour}`).join('_')}_gap`,
        `In a row: ${seen.map((item) => told(item).toLowerCase()).join(', ')}, then an empty place.`,
      ),
      ...solved(
        `sequence_${all.map(({ shape, colour }) => `${shape}-${colour}`).join('_')}`,
        `In a row: ${all.map((item) => told(item).toLowerCase()).join(', ')}.`,
      ),
    },
  )
}

const thingPattern: DrawQuestion = (random) => {
  const rule = pick(RULES, random)
  const things: Thing[] = pickSome(pick([ANIMALS, FOODS, TOYS], random), 4, random)
  const seen = unrolled(rule, things, SHOWN)
  const right = unrolled(rule, things, SHOWN + 1).at(-1)
  if (right === undefined) throw new Error('An empty pattern.')
  return choose(
    'thing-pattern',
    `The row of ${seen[0]?.many} and others goes on. What fills the empty place?`,
    mixedChoices(
      capital(right.one),
      things.filter((thing) => thing !== right).map(({ one }) => capital(one)),
    ),
    `Say the row aloud: the same ${rule.length} come again and again.`,
    {
      ...picture(
        `row_${seen.map(({ emoji }) => emoji).join('_')}_gap`,
        `In a row: ${seen.map(({ one }) => one).join(', ')}, then an empty place.`,
      ),
      ...solved(
        `row_${[...seen, right].map(({ emoji }) => emoji).join('_')}`,
        `In a row: ${[...seen, right].map(({ one }) => one).join(', ')}.`,
      ),
    },
  )
}

const colourPattern: DrawQuestion = (random) => {
  const rule = pick(RULES, random)
  const colours = pickSome(['red', 'blue', 'green', 'yellow', 'orange', 'purple'], 3, random)
  const seen = unrolled(rule, colours, SHOWN)
  const right = unrolled(rule, colours, SHOWN + 1).at(-1) ?? ''
  const used = [...new Set(seen)]
  const isTrue = coin(random)
  const told = isTrue ? right : (used.find((colour) => colour !== right) ?? '')
  return state(
    'colour-pattern',
    `${child(random)} paints dots in a pattern. The next one is ${told}.`,
    isTrue,
    `The pattern is ${seen.slice(0, rule.length).join(', ')}, again and again, so ${right} comes next.`,
    {
      ...picture(`colours_${seen.join('_')}_gap`, `Spots of paint in a row: ${seen.join(', ')}, then an empty place.`),
      ...solved(`colours_${[...seen, right].join('_')}`, `Spots of paint in a row: ${[...seen, right].join(', ')}.`),
    },
  )
}

const growing: DrawQuestion = (random) => {
  const step = pick([2, 3, 4, 5], random)
  const start = between(1, 12, random)
  const seen = range(0, 3).map((jump) => start + jump * step)
  const right = start + 4 * step
  if (step === 5 && start % 5 === 0) return growing(random)
  return choose(
    'growing-numbers',
    `${child(random)} writes ${seen.join(', ')}. Which number is next?`,
    rankedChoices(
      right,
      [right + 1, right - 1, right + step, right - 2, right + 2, right - 3].filter((value) => value > start),
      plain,
      random,
    ),
    `Each number is ${step} more than the one before: ${seen[3]} + ${step} = ${right}.`,
    {
      ...picture(
        `bars_1-${seen[0]}_2-${seen[1]}_3-${seen[2]}_4-${seen[3]}`,
        `Four bars, one after the other, with the heights ${seen.join(', ')}.`,
      ),
      ...solved(
        `bars_${[...seen, right].map((height, index) => `${index + 1}-${height}`).join('_')}`,
        `Five bars, one after the other, with the heights ${[...seen, right].join(', ')}.`,
      ),
      reckoning: `${start}+4*${step}`,
    },
  )
}

const fallingWords: DrawQuestion = (random) => {
  const step = pick([2, 3, 10], random)
  const right = step === 10 ? 10 * between(2, 6, random) : between(4, 15, random)
  const seen = range(1, 3).map((back) => right + step * (4 - back))
  if (!isTypable(right)) return fallingWords(random)
  return fill(
    'falling-in-words',
    `The numbers get smaller: ${seen.join(', ')}, then ____.`,
    inWords(right),
    `Take away ${step} each time: ${seen[2]} − ${step} = ${right}.`,
    { reckoning: `${seen[0]}-3*${step}` },
  )
}

const beats: DrawQuestion = (random) => {
  const [one, other] = pickSome([3, 4, 5, 6, 7, 8, 9], 2, random) as [number, number]
  const rule = pick(['AAB', 'ABB'], random)
  const all = unrolled(rule, [one, other], 9)
  return riddle(
    'digit-pattern',
    `${all.slice(0, 8).join(', ')}: I am the next number. Who am I?`,
    inWords(all.at(-1) ?? one),
    `The part ${all.slice(0, 3).join(', ')} comes again and again.`,
    { reckoning: `${all.at(-1)}` },
  )
}

const letters: DrawQuestion = (random) => {
  const pairs = pickSome(
    [
      ['2, 4, 6, 8', '10'],
      ['3, 6, 9, 12', '15'],
      ['20, 18, 16, 14', '12'],
      ['5, 10, 15, 20', '25'],
      ['11, 22, 33, 44', '55'],
      ['40, 30, 20, 10', '0'],
      ['1, 5, 9, 13', '17'],
    ] as const,
    4,
    random,
  )
  return match(
    'match-next-number',
    'Match each row of numbers to the one that comes next.',
    pairs,
    'First find out: do the numbers grow or fall, and by how much each time?',
    { reckoning: `[${pairs.map(([, next]) => next).join(', ')}]` },
  )
}

const orderGrowth: DrawQuestion = () =>
  order(
    'order-growth',
    'A tower grows by the same number of blocks each day. Order it, day 1 first.',
    ['4 blocks', '7 blocks', '10 blocks', '13 blocks'],
    'Each day there are 3 blocks more: 4, 7, 10, 13.',
    { reckoning: '[4, 4+3, 4+2*3, 4+3*3]' },
  )

export const patternsWhatComesNext: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'patterns-what-comes-next',
    quizName: 'Patterns and What Comes Next',
    quizDescription: 'Borders, chains and rows of numbers: find the part that comes again and go on.',
    cover: 'scene_aqua_prayer-beads_red-circle_blue-circle',
    ageGroup: '6 to 8',
    classes: [1, 2, 3],
    topics: ['patterns', 'sequences', 'shapes'],
    difficulty: 'easy',
    keyWords: ['repeat', 'rule', 'continue', 'rangoli border'],
  }),
  seed: 114,
  parts: [
    { draw: thingPattern, count: 3 },
    { draw: colourPattern, count: 3 },
    { draw: shapePattern, count: 3 },
    { draw: beats, count: 1 },
    { draw: growing, count: 2 },
    { draw: fallingWords, count: 1 },
    { draw: letters, count: 1 },
    { draw: orderGrowth, count: 1 },
  ],
}
