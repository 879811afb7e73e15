import { ownWords } from '../../messages/own-words.ts'

export const t = ownWords('rescheduling', {
  title: 'Reschedule QTest',
  reschedule: 'Reschedule',
  loading: 'Loading the schedule',
})
