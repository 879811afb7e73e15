import { expect, test } from 'vitest'
import { inactivityMail, resetMail } from './mails.ts'

const sender = { brandName: 'Owl Quiz', origin: 'https://quiz.example' }

test.each([
  ['', 'Hello,'],
  ['Ada', 'Hello Ada,'],
])('ML9 a mail to %j begins with %j', (userName, greeting) => {
  for (const letter of [
    resetMail('ada@example.org', sender, { userName, code: 'K7QPRX', minutes: 10 }),
    inactivityMail('ada@example.org', sender, { userName, days: 30 }),
  ]) {
    expect(letter.text.split('\n')[0]).toBe(greeting)
    expect(letter.html).toContain(`<p>${greeting}</p>`)
  }
})
