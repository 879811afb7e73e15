import { createTranslator } from '../../../messages/studio.ts'

export const t = createTranslator('importing.terms', {
  title: 'How are the terms of {{file}} asked?',
  ways: {
    typed: 'Type the term',
    pairs: 'Match four pairs',
    choice: 'Choose the term',
  },
  sample: '{{title}} → {{answer}}',
  count_one: '{{count}} question',
  count_other: '{{count}} questions',
})
