import { expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=5-', { first: 5, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-1000', { first: 0, last: 99 }],
  ['bytes=90-1000', { first: 90, last: 99 }],
  ['bytes=99-99', { first: 99, last: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=100-200', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=9-5', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=a-b', undefined],
  ['lines=0-9', undefined],
  [`bytes=${'9'.repeat(50)}-`, undefined],
])('ME11 of 100 bytes %j asks for %j', (header, expected) => {
  expect(byteRange(header, 100)).toEqual(expected)
})

test('ME11 an empty file has no part', () => {
  expect(byteRange('bytes=0-', 0)).toBe('none')
  expect(byteRange('bytes=-5', 0)).toBe('none')
})
