import { createTranslator } from '../messages/stage.ts'

/** For whom questions are drawn. */
export const t = createTranslator('drawnFor', {
  for: 'For',
  anybody: 'Anybody',
  ages: { '6 to 8': 'Ages 6 to 8', '9 to 14': 'Ages 9 to 14', '18+': 'Ages 18 and more' },
  level: 'Level',
  anyLevel: 'Every level',
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
})
