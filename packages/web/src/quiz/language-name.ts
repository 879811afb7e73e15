/** The product speaks English. */
const NAMES = new Intl.DisplayNames('en', { type: 'language' })

/** The English name of a language of quizzes, by its code. */
export const languageName = (code: string): string => NAMES.of(code) ?? code
