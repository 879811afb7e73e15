import { createTranslator } from '../../messages/studio.ts'

export const t = createTranslator('rescheduling', {
  title: 'Reschedule QTest',
  reschedule: 'Reschedule',
  notAsked: 'Whoever has begun already is asked for this only before a retake: {{fields}}.',
  loading: 'Loading the schedule',
})
