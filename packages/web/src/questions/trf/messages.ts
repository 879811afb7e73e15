import { createTranslator } from '../../messages/stage.ts'

export const t = createTranslator('questions.TRF', {
  name: 'True or false',
  choices: { True: 'True', False: 'False' },
  keys: 'Keys A and B or 1 and 2 answer. Tab moves, Enter chooses.',
})
