import { ChosenOption, RightOption } from '../families/one-choice-answer.tsx'
import { OptionTiles } from '../families/option-tiles.tsx'
import type { QuestionView } from '../question-view.ts'
import { t } from './messages.ts'

export const mcqView: QuestionView = {
  name: () => t('name'),
  layout: 'wide',
  keys: () => t('keys'),
  Player: OptionTiles,
  RightAnswer: RightOption,
  OwnAnswer: ChosenOption,
}
