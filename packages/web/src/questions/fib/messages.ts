export const fibMessages = {
  name: 'Fill in the blank',
  help: 'Type the missing word.',
} as const
