import type { QuestionType } from '@quokka/core/questions'
import { t } from '../../messages/stage.ts'
import type { QuestionToShow } from '../question-view.ts'
import { GAP } from '../title-words.tsx'

/** A text to read; what the screen says about the question is in the screen's language. */
export interface Said {
  text: string
  isOfScreen?: boolean
}

/** What there is to answer with, a text after the other. */
export type Spoken = (question: QuestionToShow) => readonly Said[]

/** How each type is read aloud: found in the folders of the types, so that only whoever listens downloads it. */
const files = import.meta.glob<Spoken>('../*/spoken.ts', { eager: true, import: 'spoken' })
const spoken = new Map(Object.entries(files))

const spokenOf = (questionType: QuestionType): Spoken => {
  const found = spoken.get(`../${questionType.toLowerCase()}/spoken.ts`)
  if (found === undefined) throw new Error(`${questionType} is not read aloud`)
  return found
}

/** With the gaps named. */
const spokenTitle = (title: string): string =>
  title
    .split(GAP)
    .map((part, place) => (place % 2 === 0 ? part : t('questions:blank')))
    .join('')

/** A question and what there is to answer with. The answer itself is in nothing that a question has before it is shown. */
export const spokenQuestion = (question: QuestionToShow): Said[] => [
  { text: spokenTitle(question.questionTitle) },
  ...spokenOf(question.questionType)(question),
]
