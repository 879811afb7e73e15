import { createTranslator } from '../../messages/studio.ts'

export const t = createTranslator('editing.TRF', {
  label: 'TRUE OR FALSE',
  shortLabel: 'True or false',
  help: 'A statement, true or false.',
  placeholder: 'Write the statement',
  missingTitle: 'Write the statement.',
})
