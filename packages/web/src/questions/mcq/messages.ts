export const mcqMessages = {
  name: 'Multiple choice',
  help: 'Choose one of four answers.',
  keys: 'Keys A to D or 1 to 4 answer. Tab moves, Enter chooses.',
} as const
