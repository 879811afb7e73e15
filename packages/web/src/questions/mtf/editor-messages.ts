import { createTranslator } from '../../messages/studio.ts'

export const t = createTranslator('editing.MTF', {
  label: 'MATCH THE FOLLOWING',
  shortLabel: 'Match',
  help: 'Four pairs to put together.',
  missingAnswers: 'Fill in all four answers.',
  left: 'Left option {{number}}',
  answer: 'Answer {{number}}',
  leftPlaceholder: 'Left option',
  answerPlaceholder: 'Its answer',
  pairs: 'Pairs',
  shuffled: 'Players get the answers in another order.',
  repeated: 'The same answer stands above.',
})
