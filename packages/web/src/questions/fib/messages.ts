import { createTranslator } from '../../messages/stage.ts'

export const t = createTranslator('questions.FIB', {
  name: 'Fill in the blank',
})
