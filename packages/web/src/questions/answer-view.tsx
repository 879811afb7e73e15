import type { AnswerProps } from './question-view.ts'
import { views } from './registry.ts'

/** The right answer in its own colour and shape, with the words "Right answer"; nothing for a survey or when answers are not shown. Stands on cream. */
export const RightAnswer = (props: AnswerProps) => {
  const View = views[props.answer.questionType].RightAnswer
  return <View {...props} />
}

/** The viewer's own answer in a sentence, such as "You chose Jupiter" or "2 of 4 in the right place"; nothing without one. */
export const OwnAnswer = (props: AnswerProps) => {
  const View = views[props.answer.questionType].OwnAnswer
  return <View {...props} />
}
