import type { Question } from '../../packages/core/src/questions/index.ts'
import { isOwnChoice } from '../../packages/core/src/questions/index.ts'
import type { Reader } from './reader.ts'

/** An option as it stands on the screen of a reader: True and False are said in the reader's language. Rule LG56. */
export const choiceText = ({ questionType }: Question, choice: string, reader: Reader): string =>
  isOwnChoice(questionType, choice) ? reader.say(`questions.${questionType}:choices.${choice}`) : choice
