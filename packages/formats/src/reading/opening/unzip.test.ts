import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { READING_LIMITS } from '../limits.ts'
import { unzip } from './unzip.ts'

const FILES = { 'a.txt': strToU8('first '.repeat(99)), 'folder/b.txt': [strToU8('second'), { level: 0 }] } as const
const packed = () => zipSync(FILES as never)

/** The place of the first of these bytes. */
const find = (bytes: Uint8Array, text: string, from = 0): number =>
  from + new TextDecoder('latin1').decode(bytes.subarray(from)).indexOf(text)

/** The same package, changed where a directory entry has this offset. */
const withEntry = (bytes: Uint8Array, offset: number, ...changed: number[]): Uint8Array => {
  bytes.set(changed, find(bytes, 'PK\u0001\u0002') + offset)
  return bytes
}

test('EX40 a package is opened with all that is inside', () => {
  const entries = unzip(packed())
  if ('code' in entries) throw new Error(entries.code)
  expect(Array.from(entries, ([name, bytes]) => [name, new TextDecoder().decode(bytes)])).toEqual([
    ['a.txt', 'first '.repeat(99)],
    ['folder/b.txt', 'second'],
  ])
})

test.each<[string, Uint8Array, object]>([
  ['nothing', new Uint8Array(30), { code: 'damaged' }],
  ['half a package', packed().subarray(0, 120), { code: 'damaged' }],
  ['a name that leads out', zipSync({ '../a.txt': strToU8('x') }), { code: 'unsafe', entry: '../a.txt' }],
  ['a name that leads out the other way', zipSync({ 'a\\..\\b': strToU8('x') }), { code: 'unsafe' }],
  ['an absolute name', zipSync({ '/etc/a': strToU8('x') }), { code: 'unsafe', entry: '/etc/a' }],
  ['a name with a drive', zipSync({ 'c:a': strToU8('x') }), { code: 'unsafe' }],
  ['a link', zipSync({ a: [strToU8('/etc/passwd'), { os: 3, attrs: 0xa1ff << 16 }] }), { code: 'unsafe' }],
  ['an encrypted entry', withEntry(packed(), 8, 1), { code: 'encrypted', entry: 'a.txt' }],
  ['a method nobody knows', withEntry(packed(), 10, 99), { code: 'damaged', entry: 'a.txt' }],
  ['a size that is too small', withEntry(packed(), 24, 8, 0, 0, 0), { code: 'damaged', entry: 'a.txt' }],
  ['a size that is too large', withEntry(packed(), 24, 0, 9, 0, 0), { code: 'damaged', entry: 'a.txt' }],
  ['a size beyond everything', withEntry(packed(), 24, 0, 0, 0, 0x7f), { code: 'tooLarge', what: 'bytes' }],
  [
    'data a million times larger than the size that is said',
    withEntry(zipSync({ a: new Uint8Array(9_000_000) }), 24, 9, 0, 0, 0),
    { code: 'damaged', entry: 'a' },
  ],
  [
    'the same in parts',
    withEntry(zipSync({ a: new Uint8Array(20_000_000) }), 24, 9, 0, 0, 0),
    { code: 'damaged', entry: 'a' },
  ],
  ['a packed size beyond the file', withEntry(packed(), 20, 0, 9, 0, 0), { code: 'damaged', entry: 'a.txt' }],
  ['a header beyond the file', withEntry(packed(), 42, 0, 0, 9, 0), { code: 'damaged', entry: 'a.txt' }],
  ['a sum that does not fit', withEntry(packed(), 16, 1, 2, 3, 4), { code: 'damaged', entry: 'a.txt' }],
  ['zeros packed by a thousand', zipSync({ a: new Uint8Array(9_000_000) }), { code: 'bomb', entry: 'a' }],
  [
    'too many files',
    zipSync(
      Object.fromEntries(
        Array.from({ length: READING_LIMITS.packedFiles + 1 }, (_, place) => [`${place}`, []]),
      ) as never,
    ),
    { code: 'tooLarge', what: 'files' },
  ],
])('EX40 a package is refused as a whole: %s', (_, bytes, refusal) => {
  expect(unzip(bytes)).toMatchObject(refusal)
})

test('EX40 sizes that stand in the extra field are read there', () => {
  const content = strToU8('stored without its size')
  const bytes = zipSync({ 'a.txt': [content, { level: 0, extra: { 1: new Uint8Array(16) } }] } as never)
  const large = find(bytes, '\u0001\u0000\u0010\u0000', find(bytes, 'PK\u0001\u0002') + 46)
  const view = new DataView(bytes.buffer)
  view.setBigUint64(large + 4, BigInt(content.length), true)
  view.setBigUint64(large + 12, BigInt(content.length), true)
  const entries = unzip(withEntry(bytes, 20, 255, 255, 255, 255, 255, 255, 255, 255))
  expect(entries).toEqual(new Map([['a.txt', content]]))
})
