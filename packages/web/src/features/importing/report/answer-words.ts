import { listText } from '../../../lib/text/list-text.ts'
import { LETTERS } from '../../../questions/families/option-keys.ts'
import { sentChoiceText } from './sent-choice-text.ts'

const flat = (value: unknown): string[] => (Array.isArray(value) ? value.flatMap(flat) : [String(value)])

/** The right answer of a question as it is sent, in a few words; empty where there is none. */
export const answerWords = (sent: Readonly<Record<string, unknown>>): string => {
  const { correctAnswer, answerChoices } = sent
  const right = Array.isArray(correctAnswer) ? correctAnswer : []
  const [first, second] = right
  // Two lists beside each other: what is matched with what.
  if (Array.isArray(first) && Array.isArray(second))
    return listText(first.map((prompt, place) => [prompt, second[place]].filter(Boolean).join(' – ')))
  const options = flat(answerChoices ?? [])
  if (right.length !== 1) return listText(flat(right))
  const place = options.indexOf(String(first))
  const letter = options.length > 2 ? LETTERS[place] : undefined
  return letter === undefined ? sentChoiceText(sent, String(first)) : listText([letter, String(first)])
}
