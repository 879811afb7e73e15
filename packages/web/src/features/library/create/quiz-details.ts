/** What the second step of the create flow asks for. */
export interface QuizDetails {
  quizName: string
  quizDescription: string
  /** A name below /media/uploads/. */
  quizImage: string | null
}

export const NO_DETAILS: QuizDetails = { quizName: '', quizDescription: '', quizImage: null }

/** Whether nothing is blank after trimming: all three are required. Rule LB11. */
export const isComplete = ({ quizName, quizDescription, quizImage }: QuizDetails): boolean =>
  [quizName, quizDescription, quizImage ?? ''].every((text) => text.trim() !== '')
