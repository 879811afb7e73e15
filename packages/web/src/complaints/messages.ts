import { createTranslator } from '../messages/stage.ts'

/** Telling the administrators what is wrong. */
export const t = createTranslator('complaints', {
  title: 'What is wrong with it?',
  reason: 'Reason',
  reasons: {
    'wrong answer': 'An answer is wrong',
    unkind: 'Unkind to a person',
    'not for this age': 'Not for this age',
    copied: 'Copied from somebody',
    other: 'Something else',
  },
  text: 'What should we know? (optional)',
  cancel: 'Cancel',
  send: 'Send report',
  chooseReason: 'Choose a reason first',
})
