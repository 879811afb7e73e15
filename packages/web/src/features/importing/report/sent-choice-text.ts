import { QUESTION_TYPES } from '@quokka/core/questions'
import { choiceText } from '../../../questions/registry.ts'

/** A choice of a question as it is sent, as it is read. Rule LG56. */
export const sentChoiceText = ({ questionType }: Readonly<Record<string, unknown>>, choice: string): string => {
  const type = QUESTION_TYPES.find((one) => one === questionType)
  return type === undefined ? choice : choiceText(type, choice)
}
