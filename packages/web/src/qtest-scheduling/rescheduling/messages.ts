import { createTranslator } from '../../messages/studio.ts'

export const t = createTranslator('rescheduling', {
  title: 'Reschedule QTest',
  reschedule: 'Reschedule',
  loading: 'Loading the schedule',
})
