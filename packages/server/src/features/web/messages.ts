import { wordsOf } from '../../wording/words.ts'

/** What the server's pages and the cards of their links say, in English; the first and the last as the built page has them. */
export const PAGE_WORDS = {
  'what-it-is': 'Live quizzes for classrooms, families and friends. Everyone answers on their own screen.',
  picture: 'A smiling quokka among stars',
  'room/title': 'Join the quiz',
  'room/description': 'You are invited to a live quiz. The code of its room: {{code}}.',
  'qtest/description': 'Take it in your own time, from {{start}} to {{end}} (UTC).',
  'open-in-tab': 'Open this page in a tab of its own',
} as const

export const pageWords = wordsOf('pages', PAGE_WORDS)
