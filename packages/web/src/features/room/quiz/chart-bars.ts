import type { HostModeData } from '@quokka/contract/socket'
import type { ChoiceText } from '../../../questions/question-view.ts'
import type { AnswerLetter } from '../../../ui/stage/room/answer-shape.tsx'

export interface Bar {
  /** A letter, or the answer itself. */
  label: string
  /** What the letter stands for; empty where the label says it all. */
  text: string
  count: number
  isRight: boolean
  /** Those who gave no answer. */
  isNone: boolean
  /** 0 to 1, against the highest bar. */
  share: number
}

/** What no player chose on purpose; never a bar. Only this label stands for no text: a typed "x" has its own. */
const NO_OPTION = 'X'

const LETTERS: readonly string[] = ['A', 'B', 'C', 'D'] satisfies AnswerLetter[]

/** The letter of an option; undefined where the label is the answer itself. */
export const letterOf = ({ label, text }: Pick<Bar, 'label' | 'text'>): AnswerLetter | undefined =>
  text !== '' && LETTERS.includes(label) ? (label as AnswerLetter) : undefined

interface Words {
  /** Of those without an answer. */
  noAnswer: string
  choiceText: ChoiceText
}

/** The bars of a question, those without an answer last and in words of the page: all of them are everyone who was asked. Rule WR61. */
export const chartBars = (
  { labels, values, toolTipMessages, correctAnswerIndex, asked }: HostModeData,
  { noAnswer, choiceText }: Words,
): Bar[] => {
  const given = labels
    .map((label, index) => ({
      label,
      text: choiceText(toolTipMessages[index] ?? ''),
      count: values[index] ?? 0,
      isRight: index === correctAnswerIndex,
      isNone: false,
    }))
    .filter((bar) => bar.isRight || bar.label !== NO_OPTION || bar.text !== '')
    .map((bar) => ({ ...bar, text: bar.text === bar.label ? '' : bar.text }))
  const without = asked - given.reduce((sum, { count }) => sum + count, 0)
  const bars =
    without > 0 ? [...given, { label: noAnswer, text: '', count: without, isRight: false, isNone: true }] : given
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  return bars.map((bar) => ({ ...bar, share: bar.count / highest }))
}
