import { createTranslator } from '../../messages/studio.ts'

export const t = createTranslator('editing.CNT', {
  label: 'CONNECT QUESTION',
  help: 'Clues that lead to one word.',
})
