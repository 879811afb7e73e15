import { ChosenOption, RightOption } from '../families/one-choice-answer.tsx'
import { OptionTiles } from '../families/option-tiles.tsx'
import type { AnswerProps, PlayerProps, QuestionView } from '../question-view.ts'
import { choiceText } from './choice-text.ts'
import { t } from './messages.ts'

const TrueAndFalse = (props: PlayerProps) => <OptionTiles {...props} isTall choiceText={choiceText} />
const RightOne = (props: AnswerProps) => <RightOption {...props} choiceText={choiceText} />
const ChosenOne = (props: AnswerProps) => <ChosenOption {...props} choiceText={choiceText} />

export const trfView: QuestionView = {
  name: () => t('name'),
  layout: 'wide',
  keys: () => t('keys'),
  Player: TrueAndFalse,
  RightAnswer: RightOne,
  OwnAnswer: ChosenOne,
  choiceText,
}
