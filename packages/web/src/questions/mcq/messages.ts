import { createTranslator } from '../../messages/stage.ts'

export const t = createTranslator('questions.MCQ', {
  name: 'Multiple choice',
  keys: 'Keys A to D or 1 to 4 answer. Tab moves, Enter chooses.',
})
