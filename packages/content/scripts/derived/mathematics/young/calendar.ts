import { choose, fill, match, order, picture, riddle, state } from '../../build.ts'
import { between, coin, mixedChoices, pick, pickSome, rankedChoices } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { plain, range } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { child } from '../things.ts'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = 'January February March April May June July August September October November December'.split(' ')

const dayName = (index: number): string => DAYS[((index % 7) + 7) % 7] ?? ''
const monthName = (index: number): string => MONTHS[((index % 12) + 12) % 12] ?? ''

interface Page {
  year: number
  month: number
  days: number
  /** The day of the week of the 1st, Sunday is 0. */
  first: number
  look: ReturnType<typeof picture>
}

const page = (random: () => number): Page => {
  const year = pick([2026, 2027], random)
  const month = between(0, 11, random)
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay()
  return {
    year,
    month,
    days,
    first,
    look: picture(
      `calendar_${year}_${month + 1}`,
      `A calendar page of ${monthName(month)} ${year} with the dates 1 to ${days}. The 1st is a ${dayName(first)}.`,
    ),
  }
}

const dayOfDate: DrawQuestion = (random) => {
  const { year, month, days, first, look } = page(random)
  const date = between(8, days, random)
  const right = dayName(first + date - 1)
  return choose(
    'weekday-of-date',
    `Which day of the week is ${date} ${monthName(month)} ${year}?`,
    mixedChoices(
      right,
      pickSome(
        DAYS.filter((day) => day !== right && day !== dayName(first)),
        3,
        random,
      ),
    ),
    `Find ${date} on the page and go up to the name of the day. All dates under one name are 7 days apart.`,
    look,
  )
}

const howManyDays: DrawQuestion = (random) => {
  const { month, days, first, look } = page(random)
  const day = between(0, 6, random)
  const count = range(1, days).filter((date) => (first + date - 1) % 7 === day).length
  const isTrue = coin(random)
  const told = isTrue ? count : count === 4 ? 5 : 4
  const firstDate = range(1, 7).find((date) => (first + date - 1) % 7 === day) ?? 1
  return state(
    'weekdays-in-month',
    `This ${monthName(month)} has ${told} ${dayName(day)}s.`,
    isTrue,
    `The dates are ${range(0, count - 1)
      .map((week) => firstDate + 7 * week)
      .join(', ')}: ${count} of them.`,
    { ...look, reckoning: `floor((${days}-${firstDate})/7)+1==${told}` },
  )
}

const weekLater: DrawQuestion = (random) => {
  const { month, days, first, look } = page(random)
  const date = between(2, days - 15, random)
  const weeks = pick([1, 2], random)
  const right = date + 7 * weeks
  const name = child(random)
  return choose(
    'weeks-later',
    `${name}'s fair is on ${date} ${monthName(month)}, a ${dayName(first + date - 1)}. Which date is ${weeks === 1 ? 'one week' : 'two weeks'} later?`,
    rankedChoices(
      right,
      [right + 7, right - 1, right + 1, date + 6 * weeks, date + 5 * weeks, date + 10 * weeks].filter(
        (value) => value > date && value <= days,
      ),
      plain,
      random,
    ),
    `A week has 7 days: ${date} + ${7 * weeks} = ${right}. It is the same day of the week.`,
    { ...look, reckoning: `${date}+7*${weeks}` },
  )
}

const nextDay: DrawQuestion = (random) => {
  const today = between(0, 6, random)
  const steps = pick([1, 2, -1], random)
  const right = dayName(today + steps)
  const when = steps === 1 ? 'tomorrow' : steps === 2 ? 'the day after tomorrow' : 'yesterday'
  return choose(
    'day-beside',
    steps === -1
      ? `Today is ${dayName(today)}. Which day was ${when}?`
      : `Today is ${dayName(today)}. Which day is ${when}?`,
    mixedChoices(
      right,
      [dayName(today - steps), dayName(today + steps + (steps > 0 ? 1 : -1)), dayName(today + 4)].filter(
        (day) => day !== right,
      ),
    ),
    `Say the days in order: ${[-1, 0, 1, 2].map((step) => dayName(today + step)).join(', ')}.`,
    picture('emoji_tear-off-calendar', 'A calendar to tear off, a page for each day.'),
  )
}

const monthAfter: DrawQuestion = (random) => {
  const month = between(0, 11, random)
  const isAfter = coin(random)
  const right = monthName(isAfter ? month + 1 : month - 1)
  const page = picture(`calendar_2026_${month + 1}`, `A calendar page of ${monthName(month)} 2026.`)
  return fill(
    'month-in-words',
    isAfter
      ? `Turn this page. The month that follows is ____.`
      : 'Turn back one page. The month before this one is ____.',
    right,
    `Say three months in order: ${monthName(month - 1)}, ${monthName(month)}, ${monthName(month + 1)}.`,
    page,
  )
}

const monthRiddle: DrawQuestion = (random) => {
  const month = pick([1, 6, 9, 11], random)
  const clues = new Map([
    [1, 'I am the shortest month. I follow January. Who am I?'],
    [6, 'I come after June and before August. Which month am I?'],
    [9, 'I follow September and come before November. Which month am I?'],
    [11, 'I am the last month. After me a new year begins. Who am I?'],
  ])
  return riddle(
    'month-riddle',
    clues.get(month) ?? '',
    monthName(month),
    month === 1
      ? 'February has only 28 days, and 29 in a leap year.'
      : `It is month number ${month + 1} of the 12 months.`,
  )
}

const matchMonths: DrawQuestion = (random) => {
  const months = pickSome(range(0, 11), 4, random)
  return match(
    'match-month-numbers',
    'In the date 5/3/2026 the 3 is March. Match the months to their numbers.',
    months.map((month) => [monthName(month), plain(month + 1)] as const),
    'Count on your fingers from January, which is 1, to December, which is 12.',
    { reckoning: `[${months.map((month) => `${month}+1`).join(', ')}]` },
  )
}

const orderDays: DrawQuestion = (random) => {
  const start = between(1, 4, random)
  return order(
    'order-days',
    `Put the days in order. Begin with ${dayName(start)}.`,
    range(start, start + 3).map(dayName),
    'The days go round and round: after Saturday comes Sunday, and a new week begins.',
  )
}

export const daysMonthsSeasons: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'days-months-seasons',
    quizName: 'Days, Months and Seasons',
    quizDescription: 'Read a calendar page, find tomorrow and next week, and think of sun and rain.',
    cover: 'scene_sky_spiral-calendar_sun-behind-rain-cloud',
    ageGroup: '6 to 8',
    classes: [1, 2, 3],
    topics: ['calendar', 'days of the week', 'months', 'seasons'],
    difficulty: 'medium',
    keyWords: ['today', 'date', 'monsoon', 'weekday'],
  }),
  seed: 112,
  parts: [
    { draw: nextDay, count: 1 },
    { draw: monthRiddle, count: 1 },
    { draw: dayOfDate, count: 3 },
    { draw: monthAfter, count: 2 },
    { draw: howManyDays, count: 2 },
    { draw: weekLater, count: 2 },
    { draw: orderDays, count: 1 },
    { draw: matchMonths, count: 1 },
  ],
  written: [
    {
      questionType: 'MCQ',
      questionTitle: 'In which season do many farmers in India plant rice?',
      questionImage: 'row_cloud-with-rain_sheaf-of-rice.png',
      questionImageAlt: 'A cloud with rain, and rice plants.',
      answerChoices: ['The rainy season', 'The cold season', 'Late spring', 'Mid-winter'],
      correctAnswer: ['The rainy season'],
      answerContent: 'Young rice stands in water. The monsoon fills the fields.',
    },
    {
      questionType: 'MCQ',
      questionTitle: 'Why do we wear wool in January in Delhi?',
      questionImage: 'row_scarf_gloves.png',
      questionImageAlt: 'A woollen scarf and gloves.',
      answerChoices: [
        'They keep our warmth in',
        'They make the sun warmer',
        'They keep rain away',
        'They are cheaper then',
      ],
      correctAnswer: ['They keep our warmth in'],
      answerContent: 'Wool does not make heat. It holds air, and the air keeps the warmth of the body.',
    },
  ],
}
