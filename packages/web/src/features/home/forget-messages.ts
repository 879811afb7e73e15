import { createTranslator } from '../../messages/stage.ts'

/** What is forgotten of a guest. */
export const t = createTranslator('forgetGuest', {
  title: 'Forget what was played here?',
  help: 'Names, emails and details that guests of this browser gave in games and QTests of the last week become "Former player". Scores and answers stay for the hosts. You leave rooms that are still open. For older games ask the host.',
  no: 'Keep it',
  yes: 'Forget it',
  done: 'What was played here is forgotten.',
})
