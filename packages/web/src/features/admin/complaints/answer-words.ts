import type { QuestionRead } from '@quokka/contract/http'
import { parseList } from '@quokka/contract/wire'
import { listText } from '../../../lib/text/list-text.ts'
import { choiceText } from '../../../questions/registry.ts'

const isPair = (list: readonly unknown[]): list is [string[], string[]] =>
  list.every(Array.isArray) && list.length === 2

/** The answer that is marked as right, in words: an option with its letter, pairs, an order, accepted texts. Empty where nothing is. */
export const answerWords = ({ questionType, correctAnswer, answerChoices }: QuestionRead): string => {
  const right = parseList(correctAnswer)
  if (isPair(right)) return listText(right[0].map((prompt, index) => `${prompt} – ${right[1][index] ?? ''}`))
  const choices: readonly unknown[] = parseList(answerChoices)
  const [only] = right
  const place = right.length === 1 ? choices.indexOf(only) : -1
  return place < 0 ? right.join(', ') : `${'ABCD'[place]}, ${choiceText(questionType, String(only))}`
}
