import { createTranslator } from '../../messages/studio.ts'

export const t = createTranslator('editing.NQS', {
  label: 'NQS',
  shortLabel: 'Info slide',
  help: 'A slide to read, without an answer.',
  title: 'Title',
  titlePlaceholder: 'Write the title',
  missingTitle: 'Write the title.',
  explanation: 'Explanation',
  explanationPlaceholder: 'What players should know',
})
