import type { Entry, Validator } from './entry.ts'
import { offeredTexts } from './entry.ts'

/** One way to write; the sentence says what is wrong with the other. */
const FAULTS: readonly [RegExp, string][] = [
  [/(?<![\d,.#/])(?!(?:1\d|20)\d\d(?!\d))\d{4,}(?![\d,])/u, 'thousands have a comma'],
  [/\d \d{3}(?!\d)/u, 'thousands have a comma'],
  [/\d %/u, 'a per cent sign follows its number at once'],
  [/[“”‘’]/u, 'quotes are straight'],
  [/…|\.\.\./u, 'no ellipsis'],
  [/\bViet Nam\b/u, 'it is Vietnam'],
  [/ {2}/u, 'two spaces'],
  [/ [,.;:?!](?!\d)/u, 'a space before a sign'],
]

const textsOf = (entry: Entry): string[] => {
  const { questionTitle, answerContent, questionImageAlt } = entry.question
  return [questionTitle, answerContent ?? '', questionImageAlt ?? '', ...offeredTexts(entry)]
}

/** Numbers, quotes and names are written one way. Rule CO18. */
export const style: Validator = (entries) =>
  entries.flatMap((entry) => {
    const found = FAULTS.filter(([fault]) => textsOf(entry).some((text) => fault.test(text)))
    return found.map(([, sentence]) => `${entry.question.questionId}: ${sentence}`)
  })
