/** What the dialogs need to know of a quiz. */
export interface AccessedQuiz {
  quizId: string
  quizName: string
  /** Questions and info slides. */
  slideCount: number
  /** Only an owner decides who else may edit. */
  isOwner: boolean
}
