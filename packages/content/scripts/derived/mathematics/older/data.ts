import { choose, fill, match, order, picture, state } from '../../build.ts'
import { between, coin, mixedChoices, pick, pickSome } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { gcd, inWords, listed, plain, range, sum } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { child } from '../things.ts'
import { ascending, askNumber, askWord, claim, sketch } from './makers.ts'

const WHAT = [
  ['cricket-game', 'runs in five matches'],
  ['closed-book', 'pages read on five days'],
  ['mango', 'mangoes from five trees'],
  ['goal-net', 'goals of five teams'],
  ['thermometer', 'degrees on five mornings'],
  ['egg', 'eggs in five weeks'],
  ['bus', 'people in five buses'],
  ['kite', 'kites sold on five days'],
] as const

const fiveWithMean = (random: () => number): number[] => {
  const values = range(1, 5).map(() => between(4, 30, random))
  return sum(values) % 5 === 0 && new Set(values).size === 5 ? values : fiveWithMean(random)
}

const inOrder = (values: readonly number[]): number[] => values.toSorted((left, right) => left - right)
const medianOf = (values: readonly number[]): number => inOrder(values)[Math.floor(values.length / 2)] ?? 0

const mean: DrawQuestion = (random) => {
  const values = fiveWithMean(random)
  const [emoji, what] = pick(WHAT, random)
  const right = sum(values) / 5
  return askNumber(
    {
      template: 'mean',
      title: `The ${what}: ${values.join(', ')}. What is the mean?`,
      right,
      likely: [medianOf(values), Math.max(...values) - Math.min(...values), right + 1, right - 1, right + 2],
      why: `Add and share: ${values.join(' + ')} = ${sum(values)}, and ${sum(values)} ÷ 5 = ${right}.`,
      reckoning: `mean(${values.join(',')})`,
      extras: sketch(emoji),
    },
    random,
  )
}

const median: DrawQuestion = (random) => {
  const values = fiveWithMean(random)
  const right = medianOf(values)
  return askNumber(
    {
      template: 'median',
      title: `What is the median of ${listed(values)}?`,
      right,
      likely: [values[2] ?? 0, sum(values) / 5, ...values].filter((value) => value !== right),
      why: `Put them in order first: ${inOrder(values).join(', ')}. The one in the middle is ${right}.`,
      reckoning: `median(${values.join(',')})`,
    },
    random,
  )
}

const mode: DrawQuestion = (random) => {
  const others = pickSome(range(3, 12), 4, random)
  const right = others[0] ?? 3
  const values = pickSome([...others, right, right, others[1] ?? 4], 7, random)
  return askWord({
    template: 'mode-in-words',
    title: pick(
      [
        `Shoe sizes sold: ${values.join(', ')}. The mode is ____.`,
        `Marks of a group: ${values.join(', ')}. I come most often. Which number am I?`,
      ],
      random,
    ),
    right,
    why: `The mode is the value that comes most often: ${right} comes three times.`,
    reckoning: `mode(${values.join(',')})[1]`,
  })
}

const rangeClaim: DrawQuestion = (random) => {
  const values = pickSome(range(5, 40), 5, random)
  const right = Math.max(...values) - Math.min(...values)
  return claim(
    {
      template: 'range-claim',
      title: (told) => `The range of ${listed(values)} is ${told}.`,
      right,
      wrong: [Math.max(...values), Math.abs((values[4] ?? 0) - (values[0] ?? 0)), medianOf(values)],
      why: `Largest minus smallest: ${Math.max(...values)} − ${Math.min(...values)} = ${right}.`,
      reckoning: `max(${values.join(',')})-min(${values.join(',')})`,
    },
    random,
  )
}

/** Values that a pupil can read off the lines of a chart. */
const ON_LINES = [5, 10, 15, 20, 25, 30]

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
const FULL = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

const lineGraph = (values: readonly number[]): ReturnType<typeof picture> =>
  picture(
    `line_${values.join('-')}`,
    `A line graph. ${values.map((value, day) => `${DAYS[day]} ${value}`).join(', ')}.`,
  )

const bars = (rows: readonly (readonly [string, number])[]): ReturnType<typeof picture> =>
  picture(
    `bars_${rows.map(([label, value]) => `${label.toLowerCase()}-${value}`).join('_')}`,
    `A bar chart. ${rows.map(([label, value]) => `${label}: ${value}`).join(', ')}.`,
  )

const meanOfBars: DrawQuestion = (random) => {
  const values = pickSome(ON_LINES, 4, random)
  const rows = ['A', 'B', 'C', 'D'].map((label, index) => [label, values[index] ?? 0] as const)
  const right = sum(values) / 4
  if (!Number.isInteger(right)) return meanOfBars(random)
  return askNumber(
    {
      template: 'mean-of-bars',
      title: `The chart shows the ${pick(['points of four teams', 'books of four shelves', 'runs of four players', 'trees of four gardens', 'goats of four farms'], random)}. What is the mean of these numbers?`,
      right,
      likely: [
        sum(values),
        Math.max(...values) - Math.min(...values),
        right + 1,
        right - 1,
        right + 2,
        right - 2,
      ].filter((value) => value < 60),
      why: `${values.join(' + ')} = ${sum(values)}, shared by 4: ${right}.`,
      reckoning: `mean(${values.join(',')})`,
      extras: bars(rows),
    },
    random,
  )
}

const newMean: DrawQuestion = (random) => {
  const average = between(8, 20, random)
  const count = between(3, 5, random)
  const next = average + (count + 1) * between(1, 3, random)
  const right = (average * count + next) / (count + 1)
  return askNumber(
    {
      template: 'mean-after-one-more',
      title: `${child(random)} has a mean of ${average} points after ${count} games and then makes ${next}. What is the new mean?`,
      right,
      likely: [(average + next) / 2, average, next, right + 1, right - 1].filter((value) => Number.isInteger(value)),
      why: `Points so far: ${count} × ${average} = ${count * average}. With ${next} more it is ${count * average + next}, shared by ${count + 1} games: ${right}.`,
      reckoning: `(${count}*${average}+${next})/(${count}+1)`,
    },
    random,
  )
}

const sumWord: DrawQuestion = (random) => {
  const average = between(4, 12, random)
  const count = between(3, 5, random)
  return askWord({
    template: 'sum-from-mean',
    title: `The mean of ${count} numbers is ${average}, so their sum is ____.`,
    right: average * count,
    why: `Sum = mean × how many: ${average} × ${count} = ${average * count}.`,
    reckoning: `${average}*${count}`,
  })
}

const matchTerms: DrawQuestion = () =>
  match(
    'match-averages',
    'Match each term to what it tells of a list of numbers.',
    [
      ['Mean', 'The sum shared equally'],
      ['Median', 'The one in the middle'],
      ['Mode', 'The one seen most often'],
      ['Range', 'From the least to the greatest'],
    ],
    'For 2, 2, 3, 9 the mean is 4, the median 2.5, the mode 2 and the range 7.',
  )

const orderMeans: DrawQuestion = (random) => {
  const bases = pickSome([4, 7, 10, 13, 16], 4, random)
  const lists = bases.map((base) => [base - 3, base + 1, base + 2])
  return ascending(
    'order-means',
    'Put the lists in order of their means, the smallest first.',
    lists.map((list) => [list.join(', '), sum(list) / 3, `mean(${list.join(',')})`] as const),
    `The means are ${inOrder(bases).join(', ')}.`,
  )
}

export const meanMedianAndMode: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'mean-median-and-mode',
    quizName: 'Mean, Median and Mode',
    quizDescription: 'Runs, pages and mangoes: find the average in three ways, and the range.',
    cover: 'scene_sport_bar-chart_cricket-game',
    ageGroup: '9 to 14',
    classes: [6, 7, 8],
    topics: ['data', 'averages', 'mean'],
    difficulty: 'medium',
    keyWords: ['statistics', 'central value', 'spread', 'score'],
  }),
  seed: 225,
  parts: [
    { draw: mean, count: 4 },
    { draw: mode, count: 3 },
    { draw: rangeClaim, count: 3 },
    { draw: median, count: 2 },
    { draw: matchTerms, count: 1 },
    { draw: meanOfBars, count: 2 },
    { draw: sumWord, count: 1 },
    { draw: orderMeans, count: 1 },
    { draw: newMean, count: 1 },
  ],
}

const SUBJECTS = [
  ['votes for a sport', ['Cricket', 'Hockey', 'Kabaddi', 'Chess']],
  ['books borrowed', ['Ravi', 'Asha', 'Zoya', 'Kabir']],
  ['trees planted', ['Neem', 'Mango', 'Banyan', 'Peepal']],
  ['cups of juice sold', ['Lemon', 'Orange', 'Mango', 'Apple']],
  ['pupils by way to school', ['Bus', 'Cycle', 'Walk', 'Auto']],
  ['animals on a farm', ['Cows', 'Goats', 'Hens', 'Ducks']],
] as const

const barData = (random: () => number): { what: string; rows: (readonly [string, number])[] } => {
  const [what, labels] = pick(SUBJECTS, random)
  const values = pickSome(ON_LINES, 4, random)
  return { what, rows: labels.map((label, index) => [label, values[index] ?? 4] as const) }
}

const barDifference: DrawQuestion = (random) => {
  const { what, rows } = barData(random)
  const [first, second] = pickSome(rows, 2, random).toSorted(([, left], [, right]) => right - left) as [
    readonly [string, number],
    readonly [string, number],
  ]
  const right = first[1] - second[1]
  if (right < 2) return barDifference(random)
  return askNumber(
    {
      template: 'bar-difference',
      title: `The chart shows ${what}. How much higher is the bar of ${first[0]} than that of ${second[0]}?`,
      right,
      likely: [first[1] + second[1], first[1], second[1], right + 5, right - 5],
      step: 5,
      why: `${first[0]} ${first[1]}, ${second[0]} ${second[1]}: ${first[1]} − ${second[1]} = ${right}.`,
      reckoning: `${first[1]}-${second[1]}`,
      extras: bars(rows),
    },
    random,
  )
}

const barTotal: DrawQuestion = (random) => {
  const { what, rows } = barData(random)
  const right = sum(rows.map(([, value]) => value))
  return askNumber(
    {
      template: 'bar-total',
      title: `Add all four bars: what is the total in this chart of ${what}?`,
      right,
      likely: [right - (rows[0]?.[1] ?? 1), right + 5, right - 5, right + 10, right - 10],
      step: 5,
      why: `${rows.map(([, value]) => value).join(' + ')} = ${right}.`,
      reckoning: rows.map(([, value]) => value).join('+'),
      extras: bars(rows),
    },
    random,
  )
}

const barTimes: DrawQuestion = (random) => {
  const { what, rows } = barData(random)
  const base = pick([5, 10], random)
  const times = between(2, 4, random)
  const [one, other] = pickSome(range(0, 3), 2, random) as [number, number]
  const changed = rows.map(
    ([label, value], index) => [label, index === one ? base : index === other ? base * times : value] as const,
  )
  if (base * times > 30 || new Set(changed.map(([, value]) => value)).size < 4) return barTimes(random)
  return claim(
    {
      template: 'bar-times-claim',
      title: (told) =>
        `In this chart of ${what}, ${changed[other]?.[0]} has ${told} times as many as ${changed[one]?.[0]}.`,
      right: times,
      wrong: [times + 1, times - 1, times + 2].filter((value) => value > 1),
      why: `${base * times} ÷ ${base} = ${times}.`,
      reckoning: `${base * times}/${base}`,
      extras: bars(changed),
    },
    random,
  )
}

const lineData = (random: () => number): number[] => {
  const values = pickSome(ON_LINES, 5, random)
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0))
  return new Set(values).size === 5 && new Set(steps.map(Math.abs)).size === 4 ? values : lineData(random)
}

const LINES = [
  'the temperature at noon',
  'the visitors of a library',
  'the minutes of a morning run',
  'the cakes sold in a shop',
  'the words learned each day',
  'the litres of milk of a farm',
]

const lineHighest: DrawQuestion = (random) => {
  const values = lineData(random)
  const wantsMost = coin(random)
  const day = values.indexOf(wantsMost ? Math.max(...values) : Math.min(...values))
  return choose(
    'line-extreme',
    `The graph shows ${pick(LINES, random)}. On which day was it the ${wantsMost ? 'highest' : 'lowest'}?`,
    mixedChoices(
      FULL[day] ?? '',
      pickSome(
        FULL.filter((_, other) => other !== day),
        3,
        random,
      ),
    ),
    `The ${wantsMost ? 'top' : 'bottom'} point of the line is at ${values[day]}, above ${FULL[day]}.`,
    lineGraph(values),
  )
}

const lineStep: DrawQuestion = (random) => {
  const values = lineData(random)
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0))
  const isRise = steps.some((step) => step > 0)
  const best = isRise ? steps.indexOf(Math.max(...steps)) : -1
  if (best < 0) return lineStep(random)
  return choose(
    'line-steepest',
    `The graph shows ${pick(LINES, random)}. Between which two days did it rise the most?`,
    mixedChoices(
      `${FULL[best]} and ${FULL[best + 1]}`,
      range(0, 3)
        .filter((day) => day !== best)
        .map((day) => `${FULL[day]} and ${FULL[day + 1]}`),
    ),
    `Look for the steepest way up: from ${values[best]} to ${values[best + 1]}, a rise of ${steps[best]}.`,
    lineGraph(values),
  )
}

const lineClaim: DrawQuestion = (random) => {
  const values = lineData(random)
  const day = between(0, 3, random)
  const fell = (values[day + 1] ?? 0) < (values[day] ?? 0)
  const saysFell = coin(random)
  return state(
    'line-fall-claim',
    `The line ${saysFell ? 'falls' : 'rises'} from ${FULL[day]} to ${FULL[day + 1]}.`,
    saysFell === fell,
    `It goes from ${values[day]} to ${values[day + 1]}.`,
    { ...lineGraph(values), reckoning: `${values[day + 1]}${saysFell ? '<' : '>'}${values[day]}` },
  )
}

const lineWord: DrawQuestion = (random) => {
  const values = lineData(random)
  const day = between(0, 3, random)
  const change = Math.abs((values[day + 1] ?? 0) - (values[day] ?? 0))
  return fill(
    'line-change-in-words',
    `From ${FULL[day]} to ${FULL[day + 1]} the number in the graph changes by ____.`,
    inWords(change),
    `From ${values[day]} to ${values[day + 1]}: the difference is ${change}.`,
    { ...lineGraph(values), reckoning: `abs(${values[day + 1]}-${values[day]})` },
  )
}

const pictureKey: DrawQuestion = (random) => {
  const [emoji, many] = pick(
    [
      ['star', 'stars'],
      ['closed-book', 'books'],
      ['bicycle', 'bicycles'],
      ['mango', 'mangoes'],
      ['bus', 'buses'],
      ['deciduous-tree', 'trees'],
    ] as const,
    random,
  )
  const each = pick([5, 10, 20], random)
  const count = between(4, 9, random)
  return askNumber(
    {
      template: 'pictogram-key',
      title: `In a picture chart each picture stands for ${each} ${many}. How many ${many} do all these pictures stand for?`,
      right: each * count,
      likely: [count, each + count, each * count + each, each * count - each, each * count * 2],
      step: each,
      why: `${count} pictures of ${each} each: ${count} × ${each} = ${count * each}.`,
      reckoning: `${count}*${each}`,
      extras: picture(
        `count_${count}_${emoji}`,
        `${inWords(Math.min(5, count)).replace(/^./u, (letter) => letter.toUpperCase())} pictures in the first row${count > 5 ? `, ${inWords(count - 5)} in the second` : ''}.`,
      ),
    },
    random,
  )
}

const tally: DrawQuestion = (random) => {
  const gates = between(2, 6, random)
  const more = between(1, 4, random)
  return askWord({
    template: 'tally-riddle',
    title: `In a tally I am ${gates} bundles of five strokes and ${more} single ${more === 1 ? 'stroke' : 'strokes'}. Which number am I?`,
    right: 5 * gates + more,
    why: `${gates} × 5 + ${more} = ${5 * gates + more}. Every fifth stroke crosses the four before it.`,
    reckoning: `${gates}*5+${more}`,
  })
}

const orderBars: DrawQuestion = (random) => {
  const { what, rows } = barData(random)
  const sorted = rows.toSorted(([, left], [, right]) => right - left)
  return order(
    'order-bars',
    `The chart shows ${what}. Put the names in order, the highest bar first.`,
    sorted.map(([label]) => label),
    `The heights are ${sorted.map(([, value]) => value).join(', ')}.`,
    bars(rows),
  )
}

const matchCharts: DrawQuestion = () =>
  match(
    'match-charts',
    'Match each kind of chart to what it shows best.',
    [
      ['Line graph', 'How something changes day by day'],
      ['Pie chart', 'The parts of one whole'],
      ['Bar chart', 'Several groups side by side'],
      ['Tally', 'A count while it happens'],
    ],
    'A line between two points says that there is something in between: right for a temperature, wrong for names.',
  )

export const readingGraphs: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'reading-graphs',
    quizName: 'Reading Graphs',
    quizDescription: 'Bars, lines and pictures: read them, compare them, and find where it rises most.',
    cover: 'scene_storm_chart-increasing_sun-behind-rain-cloud',
    ageGroup: '9 to 14',
    classes: [5, 6, 7],
    topics: ['graphs', 'data', 'bar charts'],
    difficulty: 'easy',
    keyWords: ['line graph', 'tally', 'pictograph', 'axis'],
  }),
  seed: 226,
  parts: [
    { draw: barDifference, count: 3 },
    { draw: lineClaim, count: 2 },
    { draw: pictureKey, count: 2 },
    { draw: lineHighest, count: 2 },
    { draw: lineWord, count: 2 },
    { draw: barTimes, count: 1 },
    { draw: orderBars, count: 1 },
    { draw: tally, count: 1 },
    { draw: barTotal, count: 1 },
    { draw: matchCharts, count: 1 },
    { draw: lineStep, count: 1 },
  ],
}

const simple = (top: number, bottom: number): string => `${top / gcd(top, bottom)}/${bottom / gcd(top, bottom)}`

const PLAIN_COLOURS = ['red', 'blue', 'green', 'yellow']

const bag: DrawQuestion = (random) => {
  const counts = pickSome(range(1, 6), 3, random)
  const colours = pickSome(PLAIN_COLOURS, 3, random)
  const whole = sum(counts)
  const right = simple(counts[0] ?? 1, whole)
  const wrong = [
    simple(counts[0] ?? 1, whole - (counts[0] ?? 1)),
    '1/3',
    simple(whole - (counts[0] ?? 1), whole),
    simple(counts[1] ?? 1, whole),
    simple(counts[2] ?? 1, whole),
    `1/${whole}`,
  ]
  const different = [...new Set(wrong)].filter((option) => option !== right && !option.endsWith('/1')).slice(0, 3)
  if (different.length < 3 || right.endsWith('/1')) return bag(random)
  return choose(
    'bag-probability',
    `A bag holds ${listed(counts.map((count, index) => `${count} ${colours[index]}`))} balls. What is the probability of drawing a ${colours[0]} one?`,
    mixedChoices(right, different),
    `${counts[0]} of ${whole} balls are ${colours[0]}: ${counts[0]}/${whole}${right === `${counts[0]}/${whole}` ? '' : ` = ${right}`}.`,
    {
      ...picture(`colours_${colours.join('_')}`, `Spots of paint: ${listed(colours)}.`),
      reckoning: `fraction(${counts[0]},${whole})`,
    },
  )
}

const EVENTS = [
  ['an even number', [2, 4, 6]],
  ['a number greater than 4', [5, 6]],
  ['a number less than 6', [1, 2, 3, 4, 5]],
  ['a multiple of 3', [3, 6]],
  ['a prime number', [2, 3, 5]],
  ['a number greater than 2', [3, 4, 5, 6]],
  ['a square number', [1, 4]],
  ['a factor of 6', [1, 2, 3, 6]],
] as const

const die: DrawQuestion = (random) => {
  const [event, outcomes] = pick(EVENTS, random)
  const shownFace = between(1, 6, random)
  const right = simple(outcomes.length, 6)
  const wrong = ['1/6', '1/3', '1/2', '2/3', '5/6'].filter((option) => option !== right)
  return choose(
    'die-probability',
    `You throw a fair die once. What is the probability of ${event}?`,
    mixedChoices(right, pickSome(wrong, 3, random)),
    `${outcomes.length} of 6 faces do it: ${outcomes.join(', ')}. So it is ${outcomes.length}/6${right === `${outcomes.length}/6` ? '' : ` = ${right}`}.`,
    { ...picture(`dice_${shownFace}`, `A die that shows ${shownFace}.`), reckoning: `fraction(${outcomes.length},6)` },
  )
}

const spinner: DrawQuestion = (random) => {
  const bottom = pick([4, 5, 8, 10], random)
  const top = between(1, bottom - 1, random)
  const turns = bottom * pick([10, 20, 30, 50], random)
  const right = (turns / bottom) * top
  return askNumber(
    {
      template: 'expected-count',
      title: `The wheel has ${bottom} equal parts and is spun ${plain(turns)} times. About how often do you expect it to stop on a coloured part?`,
      right,
      likely: [turns / 2, turns - right, turns / bottom, right + turns / bottom, right - turns / bottom].filter(
        (value) => value > 0 && value < turns && Number.isInteger(value),
      ),
      step: turns / bottom / 2,
      why: `The probability is ${top}/${bottom}: ${plain(turns)} ÷ ${bottom} = ${turns / bottom}, times ${top} is ${right}. By chance it will be a bit more or less.`,
      reckoning: `${turns}*${top}/${bottom}`,
      extras: picture(
        `fraction_pie_${top}_${bottom}`,
        `A round wheel of ${bottom} equal parts, ${top} of them coloured.`,
      ),
    },
    random,
  )
}

const chanceClaim: DrawQuestion = (random) => {
  const facts = [
    [
      'A fair coin fell heads five times in a row. Tails is now more likely than heads.',
      false,
      'A coin has no memory: each toss is 1/2.',
    ],
    ['A probability can be 0.', true, 'It is 0 for what cannot happen, such as a 7 on one die.'],
    ['A probability can be 3/2.', false, 'A probability is never more than 1, which means certain.'],
    [
      'With two dice the sum 7 is more likely than the sum 12.',
      true,
      'Six pairs give 7, from 1 and 6 to 6 and 1. Only 6 and 6 gives 12.',
    ],
    [
      'If rain has the probability 0.3, no rain has the probability 0.7.',
      true,
      'An event and its opposite make 1 together.',
    ],
    [
      'A thing with the probability 1/2 happens exactly once in every two tries.',
      false,
      'It happens about half of the time in many tries, in two tries 0, 1 or 2 times.',
    ],
    [
      'With a fair die, throwing a 6 is harder than throwing a 1.',
      false,
      'All faces have the probability 1/6. We only wait for the 6 more often.',
    ],
    [
      'Drawing a red ball from a bag of only red balls has the probability 1.',
      true,
      'It is certain, and certain means 1.',
    ],
  ] as const
  const [title, isTrue, why] = pick(facts, random)
  return state('chance-claim', title, isTrue, why)
}

const outcomesWord: DrawQuestion = (random) => {
  const [title, right, why] = pick(
    [
      [
        'You toss two coins. There are ____ outcomes that are equally likely.',
        4,
        'Heads-heads, heads-tails, tails-heads and tails-tails.',
      ],
      [
        'You toss a coin and throw a die. There are ____ outcomes that are equally likely.',
        12,
        'Each of the 6 faces goes with heads or with tails: 2 × 6.',
      ],
      [
        'You toss three coins. There are ____ outcomes that are equally likely.',
        8,
        '2 × 2 × 2: each coin doubles the number.',
      ],
      [
        'You throw two dice, a red one and a blue one. I am the number of different pairs. Which number am I?',
        36,
        '6 × 6: each face of one goes with each face of the other.',
      ],
      [
        '3 shirts and 5 pairs of trousers: I am the number of ways to dress. Which number am I?',
        15,
        '3 × 5: each shirt goes with each pair of trousers.',
      ],
    ] as const,
    random,
  )
  const factors = new Map([
    [4, '2*2'],
    [12, '2*6'],
    [8, '2^3'],
    [36, '6*6'],
    [15, '3*5'],
  ])
  return askWord({ template: 'count-outcomes', title, right, why, reckoning: factors.get(right) ?? '' })
}

const matchChance: DrawQuestion = () =>
  match(
    'match-chance-words',
    'A fair die is thrown once. Match each event to the best word.',
    [
      ['A number below 7', 'Certain'],
      ['A 7', 'Impossible'],
      ['An odd number', 'Even chance'],
      ['Not a 6', 'Likely'],
    ],
    'Their probabilities are 1, 0, 1/2 and 5/6.',
  )

const orderChance: DrawQuestion = () =>
  order(
    'order-chance',
    'One fair die: put the events in order, the least likely first.',
    ['A 6', 'A 5 or a 6', 'An even number', 'Not a 6'],
    'Their probabilities are 1/6, 2/6, 3/6 and 5/6.',
    { reckoning: '[1/6, 2/6, 3/6, 5/6]' },
  )

const days: DrawQuestion = (random) => {
  const letter = pick(['S', 'T', 'M', 'F', 'W'], random)
  const count = { S: 2, T: 2, M: 1, F: 1, W: 1 }[letter as 'S']
  return choose(
    'random-name',
    `A day of the week is chosen by chance. What is the probability that its name begins with ${letter}?`,
    mixedChoices(
      `${count}/7`,
      ['1/7', '2/7', '3/7', '1/2', '1/5'].filter((option) => option !== `${count}/7`).slice(0, 3),
    ),
    count === 2
      ? letter === 'S'
        ? 'Saturday and Sunday: 2 of 7 days.'
        : 'Tuesday and Thursday: 2 of 7 days.'
      : 'Only one of the 7 days does.',
    { reckoning: `fraction(${count},7)` },
  )
}

export const chanceAndProbability: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'chance-and-probability',
    quizName: 'Chance and Probability',
    quizDescription: 'Coins, dice, bags and wheels: how likely is it, and does a coin remember?',
    cover: 'scene_violet_game-die_coin',
    ageGroup: '9 to 14',
    classes: [7, 8, 9],
    topics: ['probability', 'chance', 'fractions'],
    difficulty: 'medium',
    keyWords: ['outcome', 'event', 'random', 'fair die'],
  }),
  seed: 227,
  parts: [
    { draw: die, count: 3 },
    { draw: chanceClaim, count: 4 },
    { draw: bag, count: 3 },
    { draw: outcomesWord, count: 3 },
    { draw: matchChance, count: 1 },
    { draw: spinner, count: 1 },
    { draw: orderChance, count: 1 },
    { draw: days, count: 1 },
  ],
}
