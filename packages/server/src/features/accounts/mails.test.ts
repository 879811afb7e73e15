import { expect, test } from 'vitest'
import {
  alreadyRegisteredMail,
  confirmationMail,
  guessesMail,
  inactivityMail,
  oneTimeCodeRemovedMail,
  oneTimeCodeSetUpMail,
  recoveryCodeMail,
  resetMail,
} from './mails.ts'

const sender = { brandName: 'Owl Quiz', origin: 'https://quiz.example' }
const to = 'ada@example.org'

test('ML9 every email greets without a name', () => {
  for (const letter of [
    confirmationMail(to, sender, { code: 'K7QPRX', minutes: 10 }),
    alreadyRegisteredMail(to, sender),
    resetMail(to, sender, { code: 'K7QPRX', minutes: 10 }),
    inactivityMail(to, sender, { days: 30 }),
    oneTimeCodeSetUpMail(to, sender),
    oneTimeCodeRemovedMail(to, sender),
    recoveryCodeMail(to, sender, { left: 9 }),
    guessesMail(to, sender),
  ]) {
    expect(letter.text.split('\n')[0]).toBe('Hello,')
    expect(letter.html).toContain('<p>Hello,</p>')
  }
})
