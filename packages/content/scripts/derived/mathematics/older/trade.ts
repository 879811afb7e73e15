import { match, picture, solved, state } from '../../build.ts'
import { between, coin, pick, pickSome } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { plain, rupees, withUnit } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { child } from '../things.ts'
import { ascending, askNumber, askWord, claim, differing, matchPairs, sketch } from './makers.ts'

const TRAVELLERS = [
  ['train', 'A train', 40, 110],
  ['bus', 'A bus', 30, 60],
  ['bicycle', 'A cyclist', 10, 20],
  ['automobile', 'A car', 40, 80],
  ['airplane', 'A plane', 500, 850],
  ['ship', 'A ship', 20, 40],
  ['motor-scooter', 'A scooter', 20, 45],
  ['horse', 'A horse', 12, 20],
] as const

const traveller = (random: () => number): { emoji: string; who: string; speed: number } => {
  const [emoji, who, from, to] = pick(TRAVELLERS, random)
  return {
    emoji,
    who,
    speed: from > 100 ? 50 * between(from / 50, to / 50, random) : 2 * between(from / 2, to / 2, random),
  }
}

const distance: DrawQuestion = (random) => {
  const { emoji, who, speed } = traveller(random)
  const hours = between(2, 6, random)
  return askNumber(
    {
      template: 'distance',
      title: `${who} goes ${speed} km in each hour. How far does it go in ${hours} hours?`.replace(
        'A cyclist',
        'A bicycle',
      ),
      right: speed * hours,
      likely: [speed + hours, speed * (hours + 1), speed * (hours - 1), speed * hours + 10, speed * hours - 10],
      step: 10,
      show: withUnit('km'),
      why: `Distance = speed × time: ${speed} × ${hours} = ${plain(speed * hours)}.`,
      reckoning: `${speed}*${hours}`,
      extras: sketch(emoji),
    },
    random,
  )
}

const speedOf: DrawQuestion = (random) => {
  const { emoji, who, speed } = traveller(random)
  const hours = between(3, 6, random)
  return askNumber(
    {
      template: 'speed',
      title: `${who} covers ${plain(speed * hours)} km in ${hours} hours. What is its average speed?`.replace(
        'A cyclist',
        'A bicycle',
      ),
      right: speed,
      likely: [speed + 2, speed - 2, speed * 2, speed / 2, speed + 10, speed - 10],
      step: 2,
      show: withUnit('km/h'),
      why: `Speed = distance ÷ time: ${plain(speed * hours)} ÷ ${hours} = ${speed}.`,
      reckoning: `${speed * hours}/${hours}`,
      extras: sketch(emoji),
    },
    random,
  )
}

const minutes: DrawQuestion = (random) => {
  const speed = pick([12, 15, 30, 36, 48, 60, 72, 90], random)
  const part = pick([10, 15, 20, 30, 40, 45], random)
  const right = (speed * part) / 60
  if (!Number.isInteger(right)) return minutes(random)
  return askNumber(
    {
      template: 'distance-in-minutes',
      title: `At ${speed} km/h, how far do you get in ${part} minutes?`,
      right,
      likely: [speed / 2, right * 2, right + 1, right - 1, (speed * part) / 10, speed - part].filter(
        (value) => Number.isInteger(value) && value < 700,
      ),
      show: withUnit('km'),
      why: `${part} minutes are ${part}/60 of an hour: ${speed} × ${part} ÷ 60 = ${right}.`,
      reckoning: `${speed}*fraction(${part},60)`,
    },
    random,
  )
}

const clockText = (time: number): string => `${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`

const arrival: DrawQuestion = (random) => {
  const start = between(1, 9, random) * 60 + 5 * between(6, 11, random)
  const takes = 5 * between(7, 17, random)
  const right = start + takes
  if (Math.floor(right / 60) === Math.floor(start / 60) || right % 60 === 0) return arrival(random)
  return askNumber(
    {
      template: 'arrival-time',
      title: `${child(random)} leaves when the clock shows this and travels for ${takes} minutes. When is the arrival?`,
      right,
      likely: [right - 60, right + 60, right - 10, right + 10, right + 40 < 720 ? right + 40 : right - 40],
      step: 5,
      show: clockText,
      why: `It is ${clockText(start)}. ${60 - (start % 60)} minutes lead to the full hour, ${takes - (60 - (start % 60))} more to ${clockText(right)}.`,
      reckoning: `${start}+${takes}`,
      extras: {
        ...picture(
          `clock_${Math.floor(start / 60)}_${String(start % 60).padStart(2, '0')}`,
          `A clock. The short hand is between ${Math.floor(start / 60)} and ${Math.floor(start / 60) + 1}, the long hand points to ${(start % 60) / 5}.`,
        ),
        ...solved(
          `clock_${Math.floor(right / 60)}_${String(right % 60).padStart(2, '0')}`,
          `A clock that shows ${clockText(right)}.`,
        ),
      },
    },
    random,
  )
}

const timeWord: DrawQuestion = (random) => {
  const speed = pick([4, 5, 6, 12, 15, 40, 45, 50, 60], random)
  const hours = between(3, 12, random)
  const isRiddle = coin(random)
  return askWord({
    template: 'time-in-words',
    title: isRiddle
      ? `${plain(speed * hours)} km at ${speed} km/h: I am the number of hours. Which number am I?`
      : `At ${speed} km/h a journey of ${plain(speed * hours)} km takes ____ hours.`,
    right: hours,
    why: `Time = distance ÷ speed: ${plain(speed * hours)} ÷ ${speed} = ${hours}.`,
    reckoning: `${speed * hours}/${speed}`,
  })
}

const fasterClaim: DrawQuestion = (random) => {
  const [a, b] = [between(30, 60, random), between(30, 60, random)]
  const [x, y] = [between(2, 4, random), between(2, 5, random)]
  if (a === b || x === y) return fasterClaim(random)
  return state(
    'faster-claim',
    `${a * x} km in ${x} hours is faster than ${b * y} km in ${y} hours.`,
    a > b,
    `Per hour: ${a * x} ÷ ${x} = ${a} km, and ${b * y} ÷ ${y} = ${b} km.`,
    { reckoning: `${a * x}/${x}>${b * y}/${y}` },
  )
}

const matchSpeeds: DrawQuestion = (random) =>
  matchPairs(
    'match-speeds',
    'Match each trip to its average speed.',
    pickSome([20, 30, 40, 50, 60, 70, 80], 4, random).map((speed) => {
      const hours = between(2, 5, random)
      return [`${speed * hours} km in ${hours} hours`, `${speed} km/h`, `${speed * hours}/${hours}`] as const
    }),
    'Divide the kilometres by the hours: that tells the way of one hour.',
  )

const orderSpeeds: DrawQuestion = () =>
  ascending(
    'order-speeds',
    'Put the usual speeds in order, the slowest first.',
    [
      ['A walker', 5, '5'],
      ['A cyclist in town', 15, '15'],
      ['An express train', 100, '100'],
      ['A passenger plane', 800, '800'],
    ],
    'They are about 5, 15, 100 and 800 km/h.',
  )

export const speedDistanceAndTime: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'speed-distance-and-time',
    quizName: 'Speed, Distance and Time',
    quizDescription: 'Trains, buses and bicycles: how far, how fast, and when do they arrive?',
    cover: 'scene_village_locomotive_stopwatch',
    ageGroup: '9 to 14',
    classes: [6, 7, 8],
    topics: ['speed', 'distance', 'time'],
    difficulty: 'medium',
    keyWords: ['km/h', 'arrival', 'average', 'journey'],
  }),
  seed: 228,
  parts: [
    { draw: distance, count: 3 },
    { draw: timeWord, count: 3 },
    { draw: fasterClaim, count: 3 },
    { draw: speedOf, count: 2 },
    { draw: arrival, count: 2 },
    { draw: orderSpeeds, count: 1 },
    { draw: matchSpeeds, count: 1 },
    { draw: minutes, count: 2 },
  ],
}

const GOODS = [
  ['t-shirt', 'shirt'],
  ['umbrella', 'umbrella'],
  ['bicycle', 'bicycle'],
  ['backpack', 'school bag'],
  ['running-shoe', 'pair of shoes'],
  ['watch', 'watch'],
  ['chair', 'chair'],
  ['kite', 'large kite'],
  ['guitar', 'guitar'],
  ['sari', 'sari'],
] as const

const discount: DrawQuestion = (random) => {
  const [emoji, thing] = pick(GOODS, random)
  const price = between(3, 19, random) * 100
  const share = pick([5, 10, 15, 20, 25, 30, 40], random)
  const right = (price * (100 - share)) / 100
  return askNumber(
    {
      template: 'discount',
      title: `A ${thing} at ${rupees(price)} is sold with a discount of ${share}%. What do you pay?`.replace(
        'A umbrella',
        'An umbrella',
      ),
      right,
      likely: [price - share, (price * share) / 100, right + 20, right - 20, right + price / 10, right - price / 10],
      step: 10,
      show: rupees,
      why: `${share}% of ${rupees(price)} is ${rupees((price * share) / 100)}. ${plain(price)} − ${plain((price * share) / 100)} = ${plain(right)}.`,
      reckoning: `${price}*(1-${share}/100)`,
      extras: sketch(emoji, thing),
    },
    random,
  )
}

const SELLERS = ['A fruit seller', 'A bookshop', 'A potter', 'A toy maker', 'A farmer', 'A weaver']

const profit: DrawQuestion = (random) => {
  const cost = between(2, 40, random) * 20
  const change = between(1, Math.max(2, Math.floor(cost / 60)), random) * 10
  const isProfit = coin(random)
  const sell = isProfit ? cost + change : cost - change
  return askNumber(
    {
      template: 'profit-or-loss',
      title: `${pick(SELLERS, random)} buys goods for ${rupees(cost)} and sells them for ${rupees(sell)}. What is the ${isProfit ? 'profit' : 'loss'}?`,
      right: change,
      likely: [cost + sell, change + 10, change - 10, change + 20, change * 2],
      step: 10,
      show: rupees,
      why: isProfit
        ? `Profit = selling price − cost price: ${plain(sell)} − ${plain(cost)} = ${change}.`
        : `Loss = cost price − selling price: ${plain(cost)} − ${plain(sell)} = ${change}.`,
      reckoning: `abs(${sell}-${cost})`,
    },
    random,
  )
}

const profitPercent: DrawQuestion = (random) => {
  const cost = pick([50, 80, 100, 120, 200, 250, 400, 500], random)
  const share = pick(
    [5, 10, 20, 25, 30, 40, 50].filter((value) => (cost * value) % 100 === 0),
    random,
  )
  const [emoji, thing] = pick(GOODS, random)
  return askNumber(
    {
      template: 'profit-percent',
      title:
        `A shop buys a ${thing} for ${rupees(cost)} and sells it for ${rupees(cost + (cost * share) / 100)}. What is the profit in per cent of the cost?`.replace(
          'a umbrella',
          'an umbrella',
        ),
      right: share,
      likely: [
        (cost * share) / 100,
        share + 10,
        share - 5,
        share * 2,
        share + 5,
        Math.round((100 * share) / (100 + share)),
      ],
      step: 5,
      show: (value) => `${value}%`,
      why: `The profit is ${rupees((cost * share) / 100)}. ${plain((cost * share) / 100)}/${cost} = ${share}/100.`,
      reckoning: `(${cost + (cost * share) / 100}-${cost})/${cost}*100`,
      extras: sketch(emoji, thing),
    },
    random,
  )
}

const sellingPrice: DrawQuestion = (random) => {
  const cost = between(2, 12, random) * 100
  const share = pick([10, 20, 25, 30, 50], random)
  const isProfit = coin(random)
  const right = isProfit ? (cost * (100 + share)) / 100 : (cost * (100 - share)) / 100
  return claim(
    {
      template: 'selling-price-claim',
      title: (told) =>
        `Bought for ${rupees(cost)} and sold with a ${isProfit ? 'profit' : 'loss'} of ${share}%: the selling price is ${told}.`,
      right,
      wrong: [
        isProfit ? cost + share : cost - share,
        isProfit ? (cost * (100 - share)) / 100 : (cost * (100 + share)) / 100,
      ],
      show: rupees,
      why: `${share}% of ${rupees(cost)} is ${rupees((cost * share) / 100)}, to be ${isProfit ? 'added' : 'taken away'}.`,
      reckoning: `${cost}*(1${isProfit ? '+' : '-'}${share}/100)`,
    },
    random,
  )
}

const perPiece: DrawQuestion = (random) => {
  const count = between(5, 12, random)
  const price = between(6, 25, random)
  const gain = between(2, 5, random)
  const [emoji, many] = pick(
    [
      ['mango', 'mangoes'],
      ['egg', 'eggs'],
      ['diya-lamp', 'diyas'],
      ['balloon', 'balloons'],
    ] as const,
    random,
  )
  return askNumber(
    {
      template: 'gain-per-piece',
      title: `${count} ${many} are bought for ${rupees(count * price)} and sold at ${rupees(price + gain)} each. What is the profit on all of them?`,
      right: count * gain,
      likely: [gain, count * price + gain, count * gain + count, count * gain - count, count + gain],
      step: 2,
      show: rupees,
      why: `One cost ${rupees(count * price)} ÷ ${count} = ${rupees(price)}, a gain of ${rupees(gain)} each: ${count} × ${gain} = ${count * gain}.`,
      reckoning: `${count}*${price + gain}-${count * price}`,
      extras: sketch(emoji),
    },
    random,
  )
}

const saved: DrawQuestion = (random) => {
  const price = pick([100, 200, 300, 400], random)
  const share = pick([5, 10, 15, 20, 25, 30], random)
  return askWord({
    template: 'saved-in-words',
    title: coin(random)
      ? `${share}% off a price of ${rupees(price)} saves you ____ rupees.`
      : `The price falls from ${rupees(price)} by ${share}%. I am the rupees that it falls. Which number am I?`,
    right: (price * share) / 100,
    why: `1% of ${price} is ${price / 100}, so ${share}% is ${share} × ${price / 100} = ${(price * share) / 100}.`,
    reckoning: `${price}*${share}/100`,
  })
}

const matchTrade: DrawQuestion = () =>
  match(
    'match-trade-words',
    'Match each word of trade to what it means.',
    [
      ['Cost price', 'What the seller has paid'],
      ['Selling price', 'What the buyer pays'],
      ['Profit', 'What the seller gains'],
      ['Discount', 'What is taken off the price'],
    ],
    'Profit = selling price − cost price. Is it less than zero, it is called a loss.',
  )

const orderDiscounts: DrawQuestion = (random) => {
  const items = pickSome(
    [
      [400, 10],
      [200, 50],
      [1_000, 8],
      [500, 30],
      [900, 20],
      [600, 10],
    ] as const,
    4,
    random,
  )
  if (new Set(items.map(([price, share]) => price * share)).size < 4) return orderDiscounts(random)
  return ascending(
    'order-discounts',
    'Put the offers in order, the one that saves the least money first.',
    items.map(
      ([price, share]) => [`${share}% off ${rupees(price)}`, (price * share) / 100, `${price}*${share}/100`] as const,
    ),
    `They save ${items
      .map(([price, share]) => (price * share) / 100)
      .toSorted((left, right) => left - right)
      .map(rupees)
      .join(', ')}.`,
  )
}

export const profitLossAndDiscount: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'profit-loss-and-discount',
    quizName: 'Profit, Loss and Discount',
    quizDescription: 'Buy, sell and save: prices with per cent, on the market and in the shop.',
    cover: 'scene_city_shopping-cart_label',
    ageGroup: '9 to 14',
    classes: [7, 8],
    topics: ['profit and loss', 'discount', 'percentages'],
    difficulty: 'medium',
    keyWords: ['cost price', 'selling price', 'seller', 'sale'],
  }),
  seed: 229,
  parts: [
    { draw: profit, count: 3 },
    { draw: saved, count: 3 },
    { draw: discount, count: 4 },
    { draw: sellingPrice, count: 3 },
    { draw: matchTrade, count: 1 },
    { draw: perPiece, count: 1 },
    { draw: orderDiscounts, count: 1 },
    { draw: profitPercent, count: 2 },
  ],
}

const PLACES = [
  ['bank', 'in a bank', 'bank'],
  ['post-office', 'in a post office', 'post office'],
  ['money-bag', 'in a savings club', 'bag of money'],
  ['school', 'in the school bank', 'school'],
  ['house', 'with a housing bank', 'house'],
] as const

const deposit = (random: () => number): { principal: number; rate: number; years: number; interest: number } => {
  const principal = between(2, 20, random) * 500
  const rate = between(3, 10, random)
  const years = between(2, 5, random)
  return { principal, rate, years, interest: (principal * rate * years) / 100 }
}

const interest: DrawQuestion = (random) => {
  const { principal, rate, years, interest: right } = deposit(random)
  const [emoji, where, seen] = pick(PLACES, random)
  return askNumber(
    {
      template: 'simple-interest',
      title: `${child(random)} keeps ${rupees(principal)} ${where} at ${rate}% simple interest a year. How much interest does it earn in ${years} years?`,
      right,
      likely: [
        right / years,
        principal + right,
        (principal * rate * (years + 1)) / 100,
        (principal * rate * (years - 1)) / 100,
        right + 100,
        right - 100,
      ],
      step: 50,
      show: rupees,
      why: `In one year ${rate}% of ${rupees(principal)} is ${rupees(right / years)}. In ${years} years: ${years} × ${plain(right / years)} = ${plain(right)}.`,
      reckoning: `${principal}*${rate}*${years}/100`,
      extras: sketch(emoji, seen),
    },
    random,
  )
}

const amount: DrawQuestion = (random) => {
  const { principal, rate, years, interest: gained } = deposit(random)
  return askNumber(
    {
      template: 'amount-with-interest',
      title: `${rupees(principal)} grow at ${rate}% simple interest a year. What is the amount, interest included, after ${years} years?`,
      right: principal + gained,
      likely: [
        gained,
        principal + gained / years,
        principal + gained + gained / years,
        principal + gained - 100,
        principal + gained + 100,
      ],
      step: 50,
      show: rupees,
      why: `Interest: ${plain(principal)} × ${rate} × ${years} ÷ 100 = ${plain(gained)}. Added to the money itself: ${plain(principal + gained)}.`,
      reckoning: `${principal}*(1+${rate}*${years}/100)`,
    },
    random,
  )
}

const rateWord: DrawQuestion = (random) => {
  const principal = pick([200, 300, 400, 500, 800, 1_000], random)
  const rate = between(3, 12, random)
  const isRiddle = coin(random)
  const years = between(3, 9, random)
  return isRiddle
    ? askWord({
        template: 'years-or-rate',
        title: `${rupees(principal)} at ${rate}% a year have earned ${rupees((principal * rate * years) / 100)} simple interest. I am the number of years. Which number am I?`,
        right: years,
        why: `One year gives ${rupees((principal * rate) / 100)}: ${(principal * rate * years) / 100} ÷ ${(principal * rate) / 100} = ${years}.`,
        reckoning: `${(principal * rate * years) / 100}*100/(${principal}*${rate})`,
      })
    : askWord({
        template: 'years-or-rate',
        title: `${rupees(principal)} earn ${rupees((principal * rate) / 100)} interest in one year. The rate is ____ per cent.`,
        right: rate,
        why: `${(principal * rate) / 100}/${principal} = ${rate}/100.`,
        reckoning: `${(principal * rate) / 100}*100/${principal}`,
      })
}

const interestClaim: DrawQuestion = (random) => {
  const { principal, rate, years, interest: right } = deposit(random)
  return claim(
    {
      template: 'interest-claim',
      title: (told) => `The simple interest on ${rupees(principal)} at ${rate}% a year for ${years} years is ${told}.`,
      right,
      wrong: [right / years, right * 2, right + principal / 10],
      show: rupees,
      why: `${plain(principal)} × ${rate} ÷ 100 = ${plain(right / years)} a year, times ${years}: ${plain(right)}.`,
      reckoning: `${principal}*${rate}*${years}/100`,
    },
    random,
  )
}

const months: DrawQuestion = (random) => {
  const principal = between(2, 12, random) * 600
  const rate = pick([4, 5, 6, 8, 10], random)
  const part = pick([3, 4, 6, 8, 9], random)
  const right = (principal * rate * part) / 1_200
  if (!Number.isInteger(right)) return months(random)
  return askNumber(
    {
      template: 'interest-for-months',
      title: `${child(random)}'s aunt lends ${rupees(principal)} at ${rate}% simple interest a year. How much interest is due after ${part} months?`,
      right,
      likely: [(principal * rate) / 100, (principal * rate * part) / 100, right * 2, right + 10, right - 10],
      step: 10,
      show: rupees,
      why: `A full year would be ${rupees((principal * rate) / 100)}. ${part} months are ${part}/12 of it: ${plain(right)}.`,
      reckoning: `${principal}*${rate}/100*fraction(${part},12)`,
    },
    random,
  )
}

const coinsSaved: DrawQuestion = (random) => {
  const notes = pickSome([100, 200, 500], 2, random).toSorted((left, right) => right - left)
  const whole = notes[0] === undefined || notes[1] === undefined ? 0 : notes[0] + notes[1]
  const rate = pick([5, 10, 20], random)
  return askNumber(
    {
      template: 'interest-on-notes',
      title: `How much interest do these notes earn in one year at ${rate}%?`,
      right: (whole * rate) / 100,
      likely: [
        whole,
        rate,
        (whole * rate) / 50,
        (whole * rate) / 100 + 10,
        (whole * rate) / 100 - 5,
        (whole * rate) / 200,
      ].filter((value) => Number.isInteger(value)),
      step: 5,
      show: rupees,
      why: `The notes make ${rupees(whole)}. ${rate}% of it is ${rupees((whole * rate) / 100)}.`,
      reckoning: `(${notes.join('+')})*${rate}/100`,
      extras: picture(`notes_${notes.join('-')}`, `Notes of ${notes.join(' and ')} rupees.`),
    },
    random,
  )
}

const matchInterest: DrawQuestion = () =>
  match(
    'match-interest-words',
    'Match each word of banking to what it means.',
    [
      ['Principal', 'The money that is lent'],
      ['Rate', 'The per cent for a year'],
      ['Interest', 'The price of lending'],
      ['Amount', 'Money and interest together'],
    ],
    'Simple interest = principal × rate × years ÷ 100. It is the same each year.',
  )

const orderInterest: DrawQuestion = (random) => {
  const items = pickSome(
    [
      [1_000, 5],
      [2_000, 4],
      [500, 8],
      [3_000, 3],
      [1_500, 10],
      [800, 9],
    ] as const,
    4,
    random,
  )
  return ascending(
    'order-interest',
    'Put the deposits in order, the least interest in a year first.',
    differing(items, 4, ([principal, rate]) => principal * rate).map(
      ([principal, rate]) =>
        [`${rupees(principal)} at ${rate}%`, (principal * rate) / 100, `${principal}*${rate}/100`] as const,
    ),
    `They give ${items
      .map(([principal, rate]) => (principal * rate) / 100)
      .toSorted((left, right) => left - right)
      .map(rupees)
      .join(', ')}.`,
  )
}

export const simpleInterest: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'simple-interest',
    quizName: 'Simple Interest',
    quizDescription: 'What lent or saved money earns: principal, rate and years.',
    cover: 'scene_mint_coin_spiral-calendar',
    ageGroup: '9 to 14',
    classes: [7, 8],
    topics: ['simple interest', 'percentages', 'money'],
    difficulty: 'hard',
    keyWords: ['bank', 'loan', 'deposit', 'savings account'],
  }),
  seed: 230,
  parts: [
    { draw: coinsSaved, count: 2 },
    { draw: interest, count: 4 },
    { draw: interestClaim, count: 3 },
    { draw: rateWord, count: 3 },
    { draw: matchInterest, count: 1 },
    { draw: amount, count: 2 },
    { draw: orderInterest, count: 1 },
    { draw: months, count: 1 },
  ],
}
