import type { Random } from '@quokka/core/lib'
import { choose, fill, match, order, picture, riddle, solved, state } from '../../build.ts'
import { between, coin, mixedChoices, pick, pickSome } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { inWords, range } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { child } from '../things.ts'

const said = (hour: number, isHalf: boolean): string => (isHalf ? `half past ${hour}` : `${hour} o'clock`)
const wrapped = (hour: number): number => ((hour + 11) % 12) + 1
const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

const clockFace = (hour: number, isHalf: boolean): readonly [recipe: string, alt: string] => [
  `clock_${hour}_${isHalf ? '30' : '00'}`,
  isHalf
    ? `A clock. The short hand is halfway between ${hour} and ${wrapped(hour + 1)}, the long hand points to 6.`
    : `A clock. The short hand points to ${hour}, the long hand to 12.`,
]

const clock = (hour: number, isHalf: boolean): ReturnType<typeof picture> => picture(...clockFace(hour, isHalf))

const why = (hour: number, isHalf: boolean): string =>
  isHalf
    ? `The long hand at 6 says half past. The short hand has passed ${hour} and is on its way to ${wrapped(hour + 1)}.`
    : `The long hand at 12 says o'clock. The short hand shows the hour: ${hour}.`

const DOINGS = [
  'wakes up',
  'goes to school',
  'eats lunch',
  'plays cricket',
  'feeds the dog',
  'waters the plants',
  'reads a book',
  'takes a bath',
  'draws a picture',
  'visits Grandma',
  'sings a song',
  'rides a bicycle',
]

const readClock: DrawQuestion = (random) => {
  const hour = between(1, 12, random)
  const isHalf = coin(random)
  const wrong = isHalf
    ? [said(wrapped(hour + 1), true), said(6, false), said(hour, false), said(wrapped(hour - 1), true)]
    : [said(12, false), said(hour, true), said(wrapped(hour + 1), false), said(wrapped(hour - 1), true)]
  const others = wrong.filter((time) => time !== said(hour, isHalf))
  return choose(
    isHalf ? 'clock-half-past' : 'clock-hour',
    `${child(random)} ${pick(DOINGS, random)}. What time is it?`,
    mixedChoices(capital(said(hour, isHalf)), [...new Set(others)].slice(0, 3).map(capital)),
    why(hour, isHalf),
    { ...clock(hour, isHalf), reckoning: `${hour}*60+${isHalf ? '30' : '0'}` },
  )
}

const readHalf: DrawQuestion = (random) => {
  const question = readClock(random)
  return question.template === 'clock-half-past' ? question : readHalf(random)
}

const clockStatement: DrawQuestion = (random) => {
  const hour = between(1, 12, random)
  const isHalf = coin(random)
  const isTrue = coin(random)
  const told = isTrue ? hour : isHalf ? wrapped(hour + 1) : wrapped(hour - 1)
  return state('clock-statement', `The clock shows ${said(told, isHalf)}.`, isTrue, why(hour, isHalf), {
    ...clock(hour, isHalf),
    reckoning: `${told}==${hour}`,
  })
}

const hourLater: DrawQuestion = (random) => {
  const hour = between(1, 9, random)
  const isHalf = coin(random)
  const hours = between(1, 3, random)
  const right = said(wrapped(hour + hours), isHalf)
  const name = child(random)
  const wrong = [
    said(wrapped(hour + hours + 1), isHalf),
    said(wrapped(hour + hours - 1), isHalf),
    said(wrapped(hour + hours), !isHalf),
    said(wrapped(hour - hours), isHalf),
  ]
  return choose(
    'hours-later',
    `${name}'s game begins now and takes ${inWords(hours)} hour${hours === 1 ? '' : 's'}. When does it end?`,
    mixedChoices(
      capital(right),
      [...new Set(wrong)]
        .filter((time) => time !== right)
        .slice(0, 3)
        .map(capital),
    ),
    `It is ${said(hour, isHalf)}. Count on ${hours === 1 ? 'one hour' : `${hours} hours`}: ${range(1, hours)
      .map((step) => said(wrapped(hour + step), isHalf))
      .join(', ')}.`,
    {
      ...clock(hour, isHalf),
      ...solved(...clockFace(wrapped(hour + hours), isHalf)),
      reckoning: `(${hour}+${hours})*60+${isHalf ? '30' : '0'}`,
    },
  )
}

const hourWord: DrawQuestion = (random) => {
  const hour = between(1, 11, random)
  const isHalf = coin(random)
  return fill(
    'clock-in-words',
    isHalf ? `${child(random)} looks up: it is half past ____.` : `${child(random)} looks up: it is ____ o'clock.`,
    inWords(hour),
    why(hour, isHalf),
    { ...clock(hour, isHalf), reckoning: `${hour}` },
  )
}

const pointsRiddle: DrawQuestion = (random) => {
  const hour = between(3, 11, random)
  return riddle(
    'clock-hand-riddle',
    `At ${said(hour, false)} the short hand points to me. At ${said(hour - 1, true)} it is just before me.`,
    inWords(hour),
    `The short hand moves from one number to the next in an hour. At ${said(hour - 1, true)} it is halfway from ${hour - 1} to ${hour}.`,
    { reckoning: `${hour - 1}+1` },
  )
}

const matchDigital: DrawQuestion = (random) => {
  const hours = pickSome(range(1, 12), 3, random)
  const [first = 1, second = 2, third = 3] = hours
  const times: [number, boolean][] = [
    [first, true],
    [second, false],
    [third, true],
    [first, false],
  ]
  return match(
    'match-digital',
    'Match the words to the numbers on a clock without hands.',
    times.map(([hour, isHalf]) => [capital(said(hour, isHalf)), `${hour}:${isHalf ? '30' : '00'}`] as const),
    'An hour has 60 minutes, so half of it has 30. That is why half past is written :30.',
    { reckoning: `[${times.map(([hour, isHalf]) => `${hour}*60+${isHalf ? 30 : 0}`).join(', ')}]` },
  )
}

const orderTimes: DrawQuestion = (random) => {
  const start = between(1, 5, random)
  const times = orderedTimes(start, random)
  return order(
    'order-times',
    'One afternoon: put the times in order. Which comes first?',
    times.map(([hour, isHalf]) => capital(said(hour, isHalf))),
    `Half past ${times.find(([, isHalf]) => isHalf)?.[0]} comes after ${times.find(([, isHalf]) => isHalf)?.[0]} o'clock and before the next hour.`,
    { reckoning: `[${times.map(([hour, isHalf]) => `${hour}*60+${isHalf ? 30 : 0}`).join(', ')}]` },
  )
}

const orderedTimes = (start: number, random: Random): [number, boolean][] => {
  const slots = range(0, 7).map((step): [number, boolean] => [start + Math.floor(step / 2), step % 2 === 1])
  const chosen = pickSome(slots, 4, random).toSorted(
    ([hour, isHalf], [other, otherHalf]) => hour * 2 + Number(isHalf) - other * 2 - Number(otherHalf),
  )
  return chosen.some(([, isHalf]) => isHalf) ? chosen : orderedTimes(start, random)
}

export const whatTimeIsIt: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'what-time-is-it',
    quizName: "What Time Is It? O'Clock and Half Past",
    quizDescription: 'Read the short hand and the long hand, and find out when the game ends.',
    cover: 'scene_room_mantelpiece-clock_alarm-clock',
    ageGroup: '6 to 8',
    classes: [1, 2],
    topics: ['time', 'clock', 'hours'],
    difficulty: 'easy',
    keyWords: ['hour hand', 'minute hand', 'watch', 'half an hour'],
  }),
  seed: 111,
  parts: [
    { draw: readClock, count: 3 },
    { draw: clockStatement, count: 2 },
    { draw: hourWord, count: 2 },
    { draw: readHalf, count: 2 },
    { draw: hourLater, count: 2 },
    { draw: pointsRiddle, count: 1 },
    { draw: matchDigital, count: 1 },
    { draw: orderTimes, count: 1 },
  ],
}
