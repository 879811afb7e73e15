import { createTranslator } from '../../messages/studio.ts'

export const t = createTranslator('editing.CNT', {
  label: 'CONNECT QUESTION',
  shortLabel: 'Connect',
  help: 'Clues that lead to one word.',
})
