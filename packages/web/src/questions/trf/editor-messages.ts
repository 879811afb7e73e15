import { createTranslator } from '../../messages/studio.ts'

export const t = createTranslator('editing.TRF', {
  label: 'TRUE OR FALSE',
  help: 'A statement, true or false.',
  placeholder: 'Write the statement',
  missingTitle: 'Write the statement.',
})
