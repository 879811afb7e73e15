/** What the product is, as the page's own description says. */
export const WHAT_IT_IS = 'Live quizzes for classrooms, families and friends. Everyone answers on their own screen.'
