export const nqsEditorMessages = {
  label: 'NQS',
  help: 'A slide to read, without an answer.',
  title: 'Title',
  explanation: 'Explanation',
  explanationPlaceholder: 'What players should know',
} as const
