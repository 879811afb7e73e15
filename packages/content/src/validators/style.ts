import type { Entry, Validator } from './entry.ts'
import { offeredTexts } from './entry.ts'

/** One way to write; the sentence says what is wrong with the other. Binary numbers, years and what stands in quotes keep their digits as they are. */
const FAULTS: readonly [RegExp, string][] = [
  [/(?<![\d,.#/"])(?!(?:1\d|20)\d\d(?!\d)|[01]+(?!\d)|\d{1,4} BCE)\d{4,}(?![\d,"])/u, 'thousands have a comma'],
  [/\d \d{3}(?!\d)/u, 'thousands have a comma'],
  [/\d %/u, 'a per cent sign follows its number at once'],
  [/[“”‘’]/u, 'quotes are straight'],
  [/…/u, 'an ellipsis is three dots'],
  [/\bViet Nam\b/u, 'it is Vietnam'],
  [/ {2}/u, 'two spaces'],
  [/\p{L} [,;!?]| \.(?![.\w])/u, 'a space before a sign'],
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
