/** Choosing the language of the screens. */
export const languageMessages = {
  button: 'Language: {{name}}',
  reading: 'Text and reading',
  title: 'Choose a language',
  kept: 'This browser remembers your choice.',
} as const
