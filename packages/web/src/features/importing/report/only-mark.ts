import type { Need } from '@quokka/formats'
import { repeatedIn } from '../../../questions/families/slots.ts'
import type { ReportQuestion } from './report.ts'

const MARKS: readonly Need['code'][] = ['noRightAnswer', 'everyAnswerRight', 'rightAnswerUnknown']

/** The options of a question that needs nothing but the mark of the right one; undefined where more is missing. */
export const optionsToMark = ({ needs, sent }: ReportQuestion): string[] | undefined => {
  const choices = sent?.answerChoices
  if (needs.length === 0 || needs.some(({ code }) => !MARKS.includes(code)) || !Array.isArray(choices)) return undefined
  const options = choices.map(String)
  return options.length > 1 && options.every((one) => one.trim() !== '') && repeatedIn(options).size === 0
    ? options
    : undefined
}
