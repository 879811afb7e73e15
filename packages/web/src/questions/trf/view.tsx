import { ChosenOption, RightOption } from '../families/one-choice-answer.tsx'
import { OptionTiles } from '../families/option-tiles.tsx'
import type { PlayerProps, QuestionView } from '../question-view.ts'
import { t } from './messages.ts'

const TrueAndFalse = (props: PlayerProps) => <OptionTiles {...props} isTall />

export const trfView: QuestionView = {
  name: () => t('name'),
  layout: 'wide',
  keys: () => t('keys'),
  Player: TrueAndFalse,
  RightAnswer: RightOption,
  OwnAnswer: ChosenOption,
}
