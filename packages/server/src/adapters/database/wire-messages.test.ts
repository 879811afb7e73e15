import { expect, test } from 'vitest'
import {
  closeStatementMessage,
  createMessageSplitter,
  queryMessage,
  renameStatement,
  wireMessage,
} from './wire-messages.ts'

const greeting = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0])
const stream = Buffer.concat([greeting, queryMessage('select 1'), queryMessage(''), closeStatementMessage('a')])

test.each([1, 2, 3, 5, 7, 11, 1_000])('ST9 messages are cut alike from pieces of %i bytes', (size) => {
  const split = createMessageSplitter()
  const messages = []
  for (let at = 0; at < stream.length; at += size) messages.push(...split(stream.subarray(at, at + size)))
  expect(messages.map(({ type }) => type)).toEqual(['', 'Q', 'Q', 'C'])
  expect(Buffer.concat(messages.map(({ bytes }) => bytes))).toEqual(stream)
})

const text = (value: string) => Buffer.from(`${value}\0`)
const renamed = (type: string, ...parts: Buffer[]) => {
  const message = renameStatement({ type, bytes: wireMessage(type, ...parts) }, (name) => `c1_${name}`)
  return message.subarray(5).toString('latin1')
}

test('ST9 only names of prepared statements are changed', () => {
  expect(renamed('P', text('get'), text('select 1'), Buffer.alloc(2))).toBe('c1_get\0select 1\0\0\0')
  expect(renamed('B', text('portal'), text('get'), Buffer.alloc(6))).toBe(`portal\0c1_get\0${'\0'.repeat(6)}`)
  expect(renamed('D', Buffer.from('S'), text('get'))).toBe('Sc1_get\0')
  expect(renamed('C', Buffer.from('S'), text('get'))).toBe('Sc1_get\0')
  expect(renamed('C', Buffer.from('P'), text('get'))).toBe('Pget\0')
  expect(renamed('P', text(''), text('select 1'), Buffer.alloc(2))).toBe('\0select 1\0\0\0')
  expect(renamed('E', text('get'), Buffer.alloc(4))).toBe('get\0\0\0\0\0')
})
