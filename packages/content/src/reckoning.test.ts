import { readdirSync, readFileSync } from 'node:fs'
import * as math from 'mathjs'
import { expect, test } from 'vitest'

interface ReckonedQuestion {
  questionId: string
  questionType: string
  questionTitle: string
  correctAnswer: string[] | [string[], string[]]
  reckoning: string
}

const QUIZZES_FOLDER = new URL('../quizzes/', import.meta.url)

/** Differences below this come from binary numbers, not from mistakes. */
const DUST = 1e-9

const readReckoned = (): ReckonedQuestion[] =>
  readdirSync(QUIZZES_FOLDER)
    .filter((name) => name.endsWith('.json'))
    .flatMap(
      (name) => (JSON.parse(readFileSync(new URL(name, QUIZZES_FOLDER), 'utf8')) as { questions: object[] }).questions,
    )
    .filter((question): question is ReckonedQuestion => 'reckoning' in question)

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const LARGE = new Map([
  ['thousand', 1_000],
  ['lakh', 100_000],
  ['crore', 10_000_000],
])

/** A number in English words, or nothing for other words. */
const fromWords = (text: string): number | undefined => {
  let total = 0
  let part = 0
  for (const word of text.toLowerCase().split(/[ -]+/u)) {
    const large = LARGE.get(word)
    if (SMALL.includes(word)) part += SMALL.indexOf(word)
    else if (TENS.includes(word)) part += 10 * (TENS.indexOf(word) + 2)
    else if (word === 'hundred') part *= 100
    else if (large !== undefined) {
      total += part * large
      part = 0
    } else return undefined
  }
  return total + part
}

/** Signs of school books as a computer writes them. */
const plain = (text: string): string =>
  text
    .replace(/₹|°C?|,(?=\d)/gu, '')
    .replaceAll('−', '-')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu, (digits) => `^${[...digits].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)).join('')}`)
    .trim()

/** The value of a text that is nothing but a number or a sum. */
const fromSum = (text: string): number | undefined =>
  /^[-\d][-\d\s.+*/^()]*$/u.test(plain(text)) ? Number(math.number(math.evaluate(plain(text)))) : undefined

/** The number that a pupil reads out of an answer: a sum, a time in minutes, a ratio, words, or the first number in it. */
const read = (text: string): number | undefined => {
  const time = /^(\d+):(\d\d)$/u.exec(text)
  if (time !== null) return Number(time[1]) * 60 + Number(time[2])
  const said = /^(half past )?(\d+)(?: o'clock)?$/iu.exec(text)
  if (said !== null && !/^\d+$/u.test(text)) return Number(said[2]) * 60 + (said[1] === undefined ? 0 : 30)
  const ratio = /^(\d+) : (\d+)$/u.exec(text)
  if (ratio !== null) return Number(ratio[1]) / Number(ratio[2])
  const first = /-?\d+(?:\.\d+)?(?:\/\d+(?![\d/]*h))?/u.exec(plain(text))?.[0]
  return fromWords(text) ?? fromSum(text) ?? (first === undefined ? undefined : fromSum(first))
}

const isClose = (left: number | undefined, right: number): boolean =>
  left !== undefined && Math.abs(left - right) <= DUST * Math.max(1, Math.abs(right))

const asNumber = (value: unknown): number =>
  typeof value === 'boolean' ? Number.NaN : Number(math.number(value as number))

const asList = (value: unknown): number[] => (math.matrix(value as number[]).toArray() as unknown[]).map(asNumber)

const FALLS = /\b(?:biggest|largest|highest|most)\b/u
const RISES = /\b(?:smallest|least|lowest|fewest)\b/u

/** Whether the items stand as the title asks. */
const isInOrder = (values: readonly number[], title: string): boolean => {
  const direction = FALLS.test(title) && !RISES.test(title) ? -1 : 1
  return values.every((value, index) => index === 0 || direction * (value - (values[index - 1] ?? value)) > DUST)
}

/** What is wrong with a question's answer by its reckoning, or nothing. */
const fault = ({ questionType, questionTitle, correctAnswer, reckoning }: ReckonedQuestion): string | undefined => {
  const value: unknown = math.evaluate(reckoning)
  if (questionType === 'TRF')
    return String(value) === String(correctAnswer[0]).toLowerCase() ? undefined : `is ${String(value)}`
  if (questionType === 'MTF') {
    const values = asList(value)
    const rights = correctAnswer[1] as string[]
    return values.length === rights.length &&
      rights.every((right, index) => isClose(read(right), values[index] ?? Number.NaN))
      ? undefined
      : `pairs are ${values.join(', ')}`
  }
  if (questionType === 'DND') {
    const values = asList(value)
    const items = correctAnswer as string[]
    const areItems = items.every((item, index) => {
      const shown = fromSum(item)
      return shown === undefined || isClose(shown, values[index] ?? Number.NaN)
    })
    return values.length === items.length && areItems && isInOrder(values, questionTitle)
      ? undefined
      : `order is ${values.join(', ')}`
  }
  const right = asNumber(value)
  const wrong = (correctAnswer as string[]).filter((answer) => !isClose(read(answer), right))
  return wrong.length === 0 ? undefined : `${wrong.join(', ')} is ${right}`
}

test('CO15 a second solver finds the same answer for every question that has a reckoning', () => {
  const questions = readReckoned()
  expect(questions.length).toBeGreaterThan(500)
  const faults = questions.flatMap((question) => {
    const found = fault(question)
    return found === undefined ? [] : [`${question.questionId} (${question.reckoning}): ${found}`]
  })
  expect(faults).toEqual([])
})
