import type { Random } from '@quokka/core/lib'

interface Slide {
  questionTitle: string
  /** The name of the picture's file, which is its recipe. */
  questionImage?: string | undefined
  questionImageAlt?: string | undefined
  answerImage?: string | undefined
  answerImageAlt?: string | undefined
  answerContent: string
  slow?: true | undefined
  /** What a second solver evaluates; its value is the right answer. Rule CO15. */
  reckoning?: string | undefined
}

export interface ChoiceQuestion extends Slide {
  questionType: 'MCQ'
  answerChoices: string[]
  correctAnswer: [string]
  keepOrder?: true | undefined
}

interface StatementQuestion extends Slide {
  questionType: 'TRF'
  correctAnswer: ['True' | 'False']
}

interface TypedQuestion extends Slide {
  questionType: 'FIB' | 'CNT'
  correctAnswer: string[]
  exactSpelling?: true | undefined
}

interface MatchingQuestion extends Slide {
  questionType: 'MTF'
  correctAnswer: [string[], string[]]
}

interface OrderQuestion extends Slide {
  questionType: 'DND'
  correctAnswer: string[]
}

interface InfoSlide extends Slide {
  questionType: 'NQS'
  answerChoices: []
}

/** A question of a catalogue file without its id, as an author writes it. */
export type WrittenQuestion =
  | ChoiceQuestion
  | StatementQuestion
  | TypedQuestion
  | MatchingQuestion
  | OrderQuestion
  | InfoSlide

/** A question that a rule made; `template` names the rule in kebab case. */
export type DerivedQuestion = WrittenQuestion & { template: string }

/** Makes one question of a rule, another one at each call. */
export type DrawQuestion = (random: Random) => DerivedQuestion
