import { ownWords } from '../../messages/own-words.ts'

export const say = ownWords('editing.NQS', {
  label: 'NQS',
  help: 'A slide to read, without an answer.',
  title: 'Title',
  titlePlaceholder: 'Write the title',
  missingTitle: 'Write the title.',
  explanation: 'Explanation',
  explanationPlaceholder: 'What players should know',
})
