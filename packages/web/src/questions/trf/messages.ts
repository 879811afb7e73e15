export const trfMessages = {
  name: 'True or false',
  help: 'Choose True or False.',
  keys: 'Keys A and B or 1 and 2 answer. Tab moves, Enter chooses.',
} as const
