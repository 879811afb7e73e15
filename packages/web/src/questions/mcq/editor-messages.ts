import { createTranslator } from '../../messages/studio.ts'

export const t = createTranslator('editing.MCQ', {
  label: 'MCQ',
  shortLabel: 'Multiple choice',
  help: 'Four options, one of them right.',
  missingOptions: 'Fill in all four options.',
})
