export { acceptedLanguages } from './accepted-languages.ts'
export { billingDay, localeOfBills } from './billing-day.ts'
export { LANGUAGE_COOKIE, LANGUAGE_COOKIE_S, ROOM_LANGUAGE_COOKIE } from './language-cookie.ts'
export { languageFor } from './language-for.ts'
export {
  directionOf,
  FIRST_LANGUAGE,
  isLanguage,
  LANGUAGE_CODES,
  LANGUAGES,
  type Language,
  localeOf,
} from './languages.ts'
export { safeWordsOf } from './safe-names.ts'
export type { SafeWords } from './safe-words.ts'
