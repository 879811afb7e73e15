/** Languages that a quiz can be said to be in, by their codes, in the order in which they are offered; beside each its names. */
export const LANGUAGE_NAMES = [
  ['en', 'English, अंग्रेजी, अंग्रेज़ी'],
  ['hi', 'Hindi, हिंदी, हिन्दी'],
  ['bn', 'Bengali, Bangla, বাংলা'],
  ['ta', 'Tamil, தமிழ்'],
  ['te', 'Telugu, తెలుగు'],
  ['mr', 'Marathi, मराठी'],
  ['gu', 'Gujarati, ગુજરાતી'],
  ['kn', 'Kannada, ಕನ್ನಡ'],
  ['ml', 'Malayalam, മലയാളം'],
  ['pa', 'Punjabi, ਪੰਜਾਬੀ'],
  ['ur', 'Urdu, اردو'],
  ['sa', 'Sanskrit, संस्कृत'],
  ['ar', 'Arabic, العربية'],
  ['es', 'Spanish, Español'],
  ['fr', 'French, Français'],
  ['de', 'German, Deutsch'],
  ['pt', 'Portuguese, Português'],
] as const

export type QuizLanguage = (typeof LANGUAGE_NAMES)[number][0]
export const QUIZ_LANGUAGES = LANGUAGE_NAMES.map(([code]) => code) as [QuizLanguage, ...QuizLanguage[]]

/** The English name under which quizzes of a language are found. */
export const languageName = (language: QuizLanguage): string =>
  LANGUAGE_NAMES.find(([code]) => code === language)?.[1].split(', ')[0] ?? language
