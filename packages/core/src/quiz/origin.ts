/** Whose a quiz in a host's list is, in the order in which they are listed. Rule HO8. */
export const QUIZ_ORIGINS = ['ready-made', 'own', 'team', 'public'] as const
export type QuizOrigin = (typeof QUIZ_ORIGINS)[number]
