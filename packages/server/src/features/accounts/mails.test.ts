import type { Language } from '@quokka/languages'
import { LANGUAGE_CODES } from '@quokka/languages'
import { expect, test } from 'vitest'
import { mailWords } from '../../mailing/mail-words.ts'
import type { Mail } from '../../ports.ts'
import {
  accountDeletedMail,
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
const lettersTo = (language: Language): Mail[] => {
  const to = { email: 'ada@example.org', language }
  return [
    confirmationMail(to, sender, { code: 'K7QPRX', minutes: 10 }),
    alreadyRegisteredMail(to, sender),
    resetMail(to, sender, { code: 'K7QPRX', minutes: 10 }),
    newEmailMail(to, sender, { code: 'K7QPRX', minutes: 10 }),
    emailInUseMail(to, sender),
    emailChangedMail(to, sender),
    accountDeletedMail(to, sender),
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
  ]
}

test('ML9 every email greets without a name', () => {
  for (const letter of lettersTo('en')) {
    expect(letter.text.split('\n')[0]).toBe('Hello,')
    expect(letter.html).toContain('<p>Hello,</p>')
  }
})

/** English words of what was written for the reader: not of the product, of codes, or of addresses. */
const englishIn = (text: string): string[] =>
  text.replaceAll(/Owl Quiz|https:\S+/g, '').match(/\b(?:your|you|the|this|with|account|password)\b/gi) ?? []

test.each(LANGUAGE_CODES.filter((code) => code !== 'en'))(
  'LG8 every email in %s says so, has its greeting, its sentences and every value, and none of English',
  (language) => {
    const english = lettersTo('en')
    for (const [place, letter] of lettersTo(language).entries()) {
      expect(letter.html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
      expect(letter.text.startsWith(`${mailWords(language)('greeting')}\n`)).toBe(true)
      for (const all of [letter.subject, letter.text, letter.html]) expect(all).not.toMatch(/\{\{|undefined/)
      expect([letter.subject, ...englishIn(letter.text)]).toEqual([letter.subject])
      expect(letter.subject).not.toBe(english[place]?.subject)
      for (const value of ['K7QPRX', 'rivera', 'Reef'])
        expect(letter.text.includes(value)).toBe(english[place]?.text.includes(value))
    }
  },
)

test('LG8 a number takes the plural form of the language', () => {
  const textOf = (language: Language, waiting: number) =>
    complaintsMail({ email: 'ada@example.org', language }, sender, { waiting }).text
  expect(textOf('ar', 2)).toContain('بلاغان')
  expect(textOf('ar', 3)).toContain('٣ بلاغات')
  expect(textOf('ar', 11)).toContain('١١ بلاغًا')
  expect(textOf('en', 1)).toContain('It waits to be judged.')
})

test('LG8 nothing that is filled in becomes a part of the page', () => {
  const to = { email: 'ada@example.org', language: 'ar' } as const
  const shared = sharedQuizMail(to, sender, { quizId: 'a', sharedBy: { quizName: '<b>1</b>', ownerName: '<i>' } })
  expect(shared.html).not.toMatch(/<b>|<i>/)
})
