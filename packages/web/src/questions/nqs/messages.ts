import { createTranslator } from '../../messages/stage.ts'

export const t = createTranslator('questions.NQS', {
  name: 'Info slide',
})
