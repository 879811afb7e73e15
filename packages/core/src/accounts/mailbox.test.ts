import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  [' Ada@Example.org ', 'ada@example.org'],
  ['ada+quiz@example.org', 'ada@example.org'],
  ['ada+a+b@example.org', 'ada@example.org'],
  ['a.da@example.org', 'a.da@example.org'],
  ['A.d.a+x@gmail.com', 'ada@gmail.com'],
  ['a.da@googlemail.com', 'ada@googlemail.com'],
  ['+@example.org', '+@example.org'],
])('ML10 %j is the mailbox %j', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
