import { ChosenOption, RightOption } from '../families/one-choice-answer.tsx'
import { OptionTiles } from '../families/option-tiles.tsx'
import type { QuestionView } from '../question-view.ts'
import { say } from './messages.ts'

export const mcqView: QuestionView = {
  name: () => say('name'),
  layout: 'wide',
  keys: () => say('keys'),
  Player: OptionTiles,
  RightAnswer: RightOption,
  OwnAnswer: ChosenOption,
}
