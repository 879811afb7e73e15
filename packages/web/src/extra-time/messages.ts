import { createTranslator } from '../messages/stage.ts'

/** More time to answer, as hosts and members choose it. */
export const t = createTranslator('extraTime', {
  title: 'More time to answer',
  private: 'Private',
  none: 'None',
})
