import type { ChoiceQuestion, DerivedQuestion } from './derived-question.ts'

/** What a question may have besides its text. */
type Extras = Pick<
  DerivedQuestion,
  'questionImage' | 'questionImageAlt' | 'answerImage' | 'answerImageAlt' | 'reckoning' | 'slow'
> & {
  exactSpelling?: true
}

/** A picture by its recipe, with what it shows. */
export const picture = (recipe: string, alt: string): Extras => ({
  questionImage: `${recipe}.png`,
  questionImageAlt: alt,
})

/** The picture with which the answer is shown, by its recipe: the question's, solved. */
export const solved = (recipe: string, alt: string): Extras => ({ answerImage: `${recipe}.png`, answerImageAlt: alt })

export const choose = (
  template: string,
  questionTitle: string,
  choices: Pick<ChoiceQuestion, 'answerChoices' | 'correctAnswer' | 'keepOrder'>,
  answerContent: string,
  extras: Extras = {},
): DerivedQuestion => ({ questionType: 'MCQ', questionTitle, ...choices, answerContent, ...extras, template })

export const state = (
  template: string,
  questionTitle: string,
  isTrue: boolean,
  answerContent: string,
  extras: Extras = {},
): DerivedQuestion => ({
  questionType: 'TRF',
  questionTitle,
  correctAnswer: [isTrue ? 'True' : 'False'],
  answerContent,
  ...extras,
  template,
})

/** A sentence with a gap (`____`) to be filled by typing. */
export const fill = (
  template: string,
  questionTitle: string,
  answer: string,
  answerContent: string,
  extras: Extras = {},
): DerivedQuestion => ({
  questionType: 'FIB',
  questionTitle,
  correctAnswer: [answer],
  answerContent,
  ...extras,
  template,
})

export const riddle = (
  template: string,
  questionTitle: string,
  answer: string,
  answerContent: string,
  extras: Extras = {},
): DerivedQuestion => ({
  questionType: 'CNT',
  questionTitle,
  correctAnswer: [answer],
  answerContent,
  ...extras,
  template,
})

export const match = (
  template: string,
  questionTitle: string,
  pairs: readonly (readonly [string, string])[],
  answerContent: string,
  extras: Extras = {},
): DerivedQuestion => ({
  questionType: 'MTF',
  questionTitle,
  correctAnswer: [pairs.map(([left]) => left), pairs.map(([, right]) => right)],
  answerContent,
  ...extras,
  template,
})

export const order = (
  template: string,
  questionTitle: string,
  items: readonly string[],
  answerContent: string,
  extras: Extras = {},
): DerivedQuestion => ({
  questionType: 'DND',
  questionTitle,
  correctAnswer: [...items],
  answerContent,
  ...extras,
  template,
})
