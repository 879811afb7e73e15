export const nqsMessages = {
  name: 'Info slide',
  help: 'Nothing to answer, just read.',
} as const
