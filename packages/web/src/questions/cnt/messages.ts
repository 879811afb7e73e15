import { createTranslator } from '../../messages/stage.ts'

export const t = createTranslator('questions.CNT', {
  name: 'Connect',
})
