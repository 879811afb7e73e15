import type { AnswerData, CurrentQuestion } from '@quokka/contract/socket'
import type { ComponentType } from 'react'

/** What a view needs of a question: all of it plain data, from a live room, a preview or a QTest alike. */
export type QuestionToShow = Pick<
  CurrentQuestion,
  | 'questionId'
  | 'questionType'
  | 'questionTitle'
  | 'imageName'
  | 'imageAlt'
  | 'language'
  | 'answerChoices'
  | 'answerBlanks'
>

export interface PlayerProps {
  question: QuestionToShow
  /** The answer that was given, in wire form (contract §10); it cannot be changed any more. */
  locked: string | null
  /** The given answer waits for the line: "Waiting to send". */
  pending: boolean
  /** Shown but not to be answered: the host in host mode, or when the time is up. */
  disabled: boolean
  /** Takes the answer in wire form. */
  onAnswer: (answer: string) => void
}

export interface AnswerProps {
  question: QuestionToShow
  answer: Pick<AnswerData, 'correctAnswer' | 'playerAnswer' | 'isCorrect' | 'isSurvey' | 'questionType'>
}

/** What a choice of the wire is called on the screen. */
export type ChoiceText = (choice: string) => string

/** How a question type looks. One a type, listed in `views.ts`. */
export interface QuestionView {
  /** The type in the words of players, such as "Put in order". */
  name: () => string
  /** Where the picture stands on a phone. `wide` and `roomy`: under the title while there is room, of which the latter leaves more; `small`: beside the title; `slide`: above it, and nothing is asked. */
  layout: 'wide' | 'roomy' | 'small' | 'slide'
  /** A line under the title that tells how to answer. */
  help?: () => string
  /** A line at the foot that tells the keys, where a keyboard is likely. */
  keys?: () => string
  /** What is answered with. */
  Player: ComponentType<PlayerProps>
  /** The right answer, in its own colour and shape. Nothing for a survey. */
  RightAnswer: ComponentType<AnswerProps>
  /** The viewer's own answer, such as "You chose Jupiter". Nothing without one. */
  OwnAnswer: ComponentType<AnswerProps>
  /** A choice as it is read; where its words are the type's own and nobody's, in the language of the screen. */
  choiceText?: ChoiceText
}
