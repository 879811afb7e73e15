import { createTranslator } from '../../../messages/stage.ts'

/** What only a host reads about the answers to a question. */
export const t = createTranslator('statistics', {
  gotItRight: 'Got it right',
  ofAnswers_one: '{{right}} of {{count}} answer',
  ofAnswers_other: '{{right}} of {{count}} answers',
  answers_one: '{{count}} answer',
  answers_other: '{{count}} answers',
  fastestRight: 'Fastest right answer',
  secondsShort: '{{time}} s',
  nobodyAnswered: 'No Players have answered',
  chartLabel: 'Answers to this question',
  chartRight: 'right answer',
  back: 'Back',
})
