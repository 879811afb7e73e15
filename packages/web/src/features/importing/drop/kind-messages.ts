import { createTranslator } from '../../../messages/studio.ts'

export const t = createTranslator('importing.kinds', {
  understood: 'Understood by what is inside, not by the name',
  kahoot: 'Kahoot',
  wayground: 'Wayground',
  blooket: 'Blooket',
  gimkit: 'Gimkit',
  quizlet: 'Quizlet',
  moodle: 'Moodle',
  gift: 'GIFT',
  aiken: 'Aiken',
  qti: 'QTI',
  table: 'CSV / Excel',
  plain: 'Plain text',
})
