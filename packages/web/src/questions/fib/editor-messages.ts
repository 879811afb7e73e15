import { createTranslator } from '../../messages/studio.ts'

export const t = createTranslator('editing.FIB', {
  label: 'FILL IN THE BLANKS',
  help: 'A missing word, typed letter by letter.',
})
