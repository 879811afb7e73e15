import { createTranslator } from '../../../messages/stage.ts'

/** What only a host reads about the answers to a question, and about how the players stand after it. */
export const t = createTranslator('statistics', {
  gotItRight: 'Got it right',
  ofWereRight_one: '{{right}} of {{asked}} were right',
  ofWereRight_other: '{{right}} of {{asked}} were right',
  ofPlayers: '{{right}} of {{count}}',
  answers_one: '{{count}} answer',
  answers_other: '{{count}} answers',
  noAnswer: 'No answer',
  fastestRight: 'Fastest right answer',
  nobodyAnswered: 'No Players have answered',
  chartLabel: 'Answers to this question',
  chartRight: 'right answer',
  back: 'Back',
  why: 'Why?',
  leaderboardSoon: 'Until the leaderboard comes',
  leaderboardIn: 'Leaderboard in {{count}}…',
  anyKeyStops: 'Any key or press stops it',
  climbed_one: 'climbed {{count}}',
  climbed_other: 'climbed {{count}}',
  inARow_one: '{{count}} in a row',
  inARow_other: '{{count}} in a row',
  lessTimeFirst: 'Equal points: less time first',
  questionResults: 'Show Question Results',
})
