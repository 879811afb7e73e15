import { t } from '../messages.ts'
import { changeWords, leftOutWords, needWords } from '../remark-words.ts'
import { answerWords } from './answer-words.ts'
import type { ReportQuestion } from './report.ts'
import { stateOf } from './report.ts'

/** Everything that is to be said of a question, what needs its author first. */
export const remarksOf = ({ why, needs, changes }: ReportQuestion): string[] => [
  ...(why === undefined ? [] : [leftOutWords(why)]),
  ...new Set(needs.map(needWords)),
  ...changes.map(changeWords),
]

/** The one line of a row: why it is what it is, or else its right answer. */
export const whyWords = (question: ReportQuestion): { text: string; isAnswer: boolean } => {
  if (question.isLeftOut) return { text: t('report.leftOutByYou'), isAnswer: false }
  const [first] = remarksOf(question)
  if (first !== undefined && stateOf(question) !== 'ready') return { text: first, isAnswer: false }
  return { text: question.sent === undefined ? '' : answerWords(question.sent), isAnswer: true }
}
