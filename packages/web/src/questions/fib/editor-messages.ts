import { createTranslator } from '../../messages/studio.ts'

export const t = createTranslator('editing.FIB', {
  label: 'FILL IN THE BLANKS',
  shortLabel: 'Blanks',
  help: 'A missing word, typed letter by letter.',
})
