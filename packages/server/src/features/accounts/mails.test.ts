import { expect, test } from 'vitest'
import {
  alreadyRegisteredMail,
  complaintsMail,
  confirmationMail,
  emailChangedMail,
  emailInUseMail,
  guessesMail,
  inactivityMail,
  invitationMail,
  newEmailMail,
  oneTimeCodeRemovedMail,
  oneTimeCodeResetMail,
  oneTimeCodeSetUpMail,
  passwordChangedMail,
  passwordLinkMail,
  recoveryCodeMail,
  resetMail,
  sharedQuizMail,
} from './mails.ts'

const sender = { brandName: 'Owl Quiz', origin: 'https://quiz.example' }
const to = 'ada@example.org'

test('ML9 every email greets without a name', () => {
  for (const letter of [
    confirmationMail(to, sender, { code: 'K7QPRX', minutes: 10 }),
    alreadyRegisteredMail(to, sender),
    resetMail(to, sender, { code: 'K7QPRX', minutes: 10 }),
    newEmailMail(to, sender, { code: 'K7QPRX', minutes: 10 }),
    emailInUseMail(to, sender),
    emailChangedMail(to, sender),
    inactivityMail(to, sender, { days: 30 }),
    oneTimeCodeSetUpMail(to, sender),
    passwordChangedMail(to, sender),
    oneTimeCodeRemovedMail(to, sender),
    recoveryCodeMail(to, sender, { left: 9 }),
    guessesMail(to, sender),
    invitationMail(to, sender, { path: '/signin/password#token', days: 7 }),
    passwordLinkMail(to, sender, { path: '/signin/password#token', hours: 24 }),
    oneTimeCodeResetMail(to, sender),
    complaintsMail(to, sender, { waiting: 2 }),
    sharedQuizMail(to, sender, { quizId: 'reef', sharedBy: undefined }),
    sharedQuizMail(to, sender, { quizId: 'reef', sharedBy: { quizName: 'Reef', ownerName: 'rivera' } }),
  ]) {
    expect(letter.text.split('\n')[0]).toBe('Hello,')
    expect(letter.html).toContain('<p>Hello,</p>')
  }
})
