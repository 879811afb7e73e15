export const cntMessages = {
  name: 'Connect',
  help: 'Find the word that connects the clues.',
} as const
