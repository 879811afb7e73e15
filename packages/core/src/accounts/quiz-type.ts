/** Quiz types as they are shown and sent (contract §2). */
export const QUIZ_TYPES = ['Ready Made', 'Private', 'Interest Based'] as const
export type QuizType = (typeof QUIZ_TYPES)[number]
