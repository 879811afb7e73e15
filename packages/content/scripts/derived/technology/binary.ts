import { choose, match, order, picture, state } from '../build.ts'
import { between, coin, pick, pickSome, rankedChoices } from '../choices.ts'
import type { DrawQuestion } from '../derived-question.ts'
import type { DerivedQuiz } from '../derived-quiz.ts'
import { ask, tell, type } from '../written-slides.ts'

const bits = (value: number): string => value.toString(2)

const hex = (value: number): string => value.toString(16).toUpperCase()

/** "8 + 2 + 1" for 11. */
const parts = (value: number): string =>
  [...bits(value)]
    .map((bit, index, all) => (bit === '1' ? 2 ** (all.length - 1 - index) : 0))
    .filter((part) => part > 0)
    .join(' + ')

/** As if a bit were lost or added, or the number were read from the wrong end. */
const slips = (value: number): number[] => {
  const reversed = Number.parseInt([...bits(value)].reverse().join(''), 2)
  return [value + 2, value - 2, reversed, value + 1, value - 1, value + 4].filter((one) => one > 0)
}

const ROBOTS = ['Bip', 'Zed', 'Nila', 'Moko', 'Tik', 'Rava', 'Pixi', 'Juno']

const lamps: DrawQuestion = (random) => {
  const value = between(9, 30, random)
  const shown = [...bits(value)]
  return choose(
    'binary-lamps',
    `Robot ${pick(ROBOTS, random)} shows a binary number: yellow is 1, black is 0. Which number is it?`,
    rankedChoices(value, slips(value), String, random),
    `It is ${bits(value)}: ${parts(value)}. From the right the places are worth 1, 2, 4, 8, 16.`,
    {
      ...picture(
        `row_${shown.map((bit) => (bit === '1' ? 'yellow-circle' : 'black-circle')).join('_')}`,
        `From left to right: ${shown.map((bit) => (bit === '1' ? 'yellow' : 'black')).join(', ')}.`,
      ),
      reckoning: `0b${bits(value)}`,
    },
  )
}

const toDecimal: DrawQuestion = (random) => {
  const value = between(10, 31, random)
  return choose(
    'binary-to-decimal',
    `Which number is ${bits(value)} in binary?`,
    rankedChoices(value, slips(value), String, random),
    `${parts(value)}. From the right the places are worth 1, 2, 4, 8, 16.`,
    { reckoning: `0b${bits(value)}` },
  )
}

const toBinary: DrawQuestion = (random) => {
  const value = between(9, 15, random)
  const wrong = slips(value).filter((one) => one !== value && one > 7 && one < 16)
  return choose(
    'decimal-to-binary',
    `How is ${value} written in binary?`,
    {
      answerChoices: [...new Set([value, ...wrong, value - 3 > 7 ? value - 3 : value + 3])]
        .slice(0, 4)
        .sort((left, right) => left - right)
        .map(bits),
      correctAnswer: [bits(value)],
      keepOrder: true,
    },
    `${value} = ${parts(value)}. Write 1 for each power of two that is in it.`,
  )
}

const fromHex: DrawQuestion = (random) => {
  const value = pick([26, 27, 31, 43, 47, 60, 75], random)
  const sixteens = Math.floor(value / 16)
  const units = value % 16
  return choose(
    'hex-to-decimal',
    `Which number is ${hex(value)} in hexadecimal?`,
    rankedChoices(
      value,
      [sixteens * 10 + units, sixteens + units, value + 16, value - 16, value + 1, sixteens * units].filter(
        (one) => one > 0,
      ),
      String,
      random,
    ),
    `${sixteens} × 16 + ${units}. The letters A to F stand for 10 to 15.`,
    { reckoning: `0x${hex(value)}` },
  )
}

const even = (value: number): DerivedQuiz['parts'][number] => ({
  draw: (random) => {
    const isEven = value % 2 === 0
    const saysEven = coin(random)
    return state(
      'binary-even',
      `The binary number ${bits(value)} is ${saysEven ? 'even' : 'odd'}.`,
      isEven === saysEven,
      `Its last bit is ${value % 2}, so it is ${isEven ? 'even' : 'odd'}. It is ${value}.`,
    )
  },
  count: 1,
})

export const BINARY_AND_HEXADECIMAL: DerivedQuiz = {
  head: {
    quizId: 'binary-and-hexadecimal',
    quizName: 'Binary and Hexadecimal',
    quizDescription: 'Count with two digits like a chip, or with sixteen like a programmer.',
    quizImage: 'scene_night_robot_desktop-computer.png',
    ageGroup: '9 to 14',
    categories: ['technology', 'mathematics'],
    subject: 'Computing',
    classes: [6, 7, 8, 9],
    topics: ['binary', 'number systems', 'computers'],
    difficulty: 'medium',
    language: 'en',
    keyWords: ['bits', 'bytes', 'base two', 'base sixteen', 'zero and one'],
  },
  seed: 501,
  parts: [
    { draw: lamps, count: 5 },
    even(22),
    { draw: toBinary, count: 2 },
    even(29),
    { draw: toDecimal, count: 1 },
    {
      draw: (random) =>
        match(
          'hex-match',
          'Match each hexadecimal digit to its value.',
          pickSome([10, 11, 12, 13, 14, 15], 4, random).map((value) => [hex(value), String(value)]),
          'Sixteen digits are needed: 0 to 9 and A to F.',
        ),
      count: 1,
    },
    {
      draw: (random) => {
        const values = [between(2, 3, random), between(5, 7, random), between(9, 12, random), between(13, 15, random)]
        return order(
          'binary-order',
          'Put these binary numbers in order, the smallest first.',
          values.map((value) => bits(value).padStart(4, '0')),
          `They are ${values.join(', ')}.`,
        )
      },
      count: 1,
    },
    { draw: fromHex, count: 2 },
  ],
  written: [
    ask(
      'Why do computers use two digits and not ten?',
      [
        'Switches are either on or off',
        'Two digits take less ink',
        'Large numbers are not needed',
        'Their makers could not count to ten',
      ],
      'Ten voltages would be easily mixed up. On and off are safe, even when there is noise on the wire.',
      picture('row_light-bulb_electric-plug', 'A light bulb and a plug.'),
    ),
    type(
      'Eight bits together make one ____.',
      ['Byte'],
      'A byte can have 256 values, enough for each letter of the English alphabet and more.',
    ),
    ask(
      'Web pages write colours as #FF0000. Which colour is this?',
      ['Red', 'Green', 'Blue', 'Yellow'],
      'Two hexadecimal digits each for red, green and blue: FF is 255, the full brightness.',
      picture('colours_red_green_blue', 'Three spots of paint: red, green and blue.'),
    ),
    tell(
      'Two signs long ago',
      'Over 2,000 years ago the Indian scholar Pingala listed patterns of short and long syllables. His method works much like counting in binary.',
    ),
  ],
}
