import type { QuestionView } from '../question-view.ts'
import { RightWord, TypedWord } from './typed-answer.tsx'
import { TypedPlayer } from './typed-player.tsx'

/** How the types look whose answer is typed letter by letter. */
export const typedView: Omit<QuestionView, 'name'> = {
  layout: 'roomy',
  Player: TypedPlayer,
  RightAnswer: RightWord,
  OwnAnswer: TypedWord,
}
