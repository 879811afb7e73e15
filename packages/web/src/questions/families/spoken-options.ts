import type { Spoken } from '../aloud/spoken-questions.ts'
import type { ChoiceText } from '../question-view.ts'
import { LETTERS } from './option-keys.ts'

/** The letter of an answer and the answer, as a screen reader has it; where the type's own words are given, in the screen's language. */
export const spokenOptions =
  (choiceText?: ChoiceText): Spoken =>
  ({ answerChoices }) =>
    answerChoices.flatMap((option, index) =>
      typeof option === 'string'
        ? [
            {
              text: `${LETTERS[index] ?? ''}: ${choiceText?.(option) ?? option}`,
              isOfScreen: choiceText !== undefined,
            },
          ]
        : [],
    )
