/**
 * The languages of the product: what people call each themselves and which way it is read. A new one is its folder beside this file and its
 * line here.
 */
export const LANGUAGES = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'hi', name: 'हिन्दी', direction: 'ltr' },
  { code: 'bn', name: 'বাংলা', direction: 'ltr' },
  { code: 'ta', name: 'தமிழ்', direction: 'ltr' },
  { code: 'te', name: 'తెలుగు', direction: 'ltr' },
  { code: 'mr', name: 'मराठी', direction: 'ltr' },
  { code: 'es', name: 'Español', direction: 'ltr' },
  { code: 'fr', name: 'Français', direction: 'ltr' },
  { code: 'de', name: 'Deutsch', direction: 'ltr' },
  { code: 'pt-BR', name: 'Português (Brasil)', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
] as const satisfies readonly { code: string; name: string; direction: 'ltr' | 'rtl' }[]

export type Language = (typeof LANGUAGES)[number]['code']

/** What the product is written in: what is missing elsewhere is said in it. */
export const FIRST_LANGUAGE: Language = 'en'

/** In the order in which they are offered. */
export const LANGUAGE_CODES = LANGUAGES.map(({ code }) => code)

export const isLanguage = (code: string): code is Language => LANGUAGES.some((language) => language.code === code)

/** The locale for `Intl`: of Arabic the one with Arabic figures, as in the school books of most of its countries. */
export const localeOf = (code: Language): string => (code === 'ar' ? 'ar-EG' : code)

export const directionOf = (code: Language): 'ltr' | 'rtl' =>
  LANGUAGES.find((language) => language.code === code)?.direction ?? 'ltr'
