/** What the dialogs need to know of a quiz. */
export interface AccessedQuiz {
  quizId: string
  quizName: string
  /** As the library counts them: without info slides. */
  questionCount: number
  /** Only an owner decides who else may edit. */
  isOwner: boolean
  /** It is played already: who may play it is all that there is to be changed. */
  isPublished?: boolean
}
