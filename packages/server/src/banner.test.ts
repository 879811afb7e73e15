import { expect, test } from 'vitest'
import { banner } from './banner.ts'

const facts = {
  brandName: 'Owl',
  port: 3000,
  publicOrigins: [],
  lan: ['192.168.1.7'],
  durability: 'Safe.',
  mail: 'Mails go by owl.',
  payments: 'Payments go by mouse.',
  setupToken: undefined,
}

test.each([
  ['0.0.0.0', ['http://localhost:3000/', 'http://192.168.1.7:3000/']],
  ['::', ['http://localhost:3000/', 'http://192.168.1.7:3000/']],
  ['127.0.0.1', ['http://127.0.0.1:3000/']],
  ['::1', ['http://[::1]:3000/']],
])('OP5 a server that listens on %s is found at %j', (host, addresses) => {
  const text = banner({ ...facts, host })
  expect(text.match(/http:\S+/g)).toEqual(addresses)
  expect(text).toContain('Owl is ready.')
  expect(text).toContain('Safe.')
  expect(text).toContain('Mails go by owl.')
  expect(text).toContain('Payments go by mouse.')
})

test('OP5 where a public address is set, it is the only one that is named: no other works', () => {
  const text = banner({ ...facts, host: '::', publicOrigins: ['https://quiz.example'] })
  expect(text.match(/https?:\S+/g)).toEqual(['https://quiz.example/'])
})
