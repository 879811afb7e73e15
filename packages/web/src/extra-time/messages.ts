import { createTranslator } from '../messages/stage.ts'

/** More time to answer, as hosts and members choose it. */
export const t = createTranslator('extraTime', {
  title: 'More time to answer',
  private: 'Private',
  none: 'None',
  help: 'Only you and {{name}} know. Points go by the share of that time, so nobody gains or loses.',
  means: 'A question of {{usual}} gives {{name}} {{own}}.',
})
