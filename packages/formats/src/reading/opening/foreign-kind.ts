import type { Refusal } from '../refusal.ts'

type Foreign = Extract<Refusal, { code: 'convertFirst' | 'encrypted' }>

const ascii = (bytes: Uint8Array): string => new TextDecoder('windows-1252').decode(bytes)

/** Names in the container of older programs are in UTF-16. */
const wide = (name: string): string => Array.from(name, (letter) => `${letter}\0`).join('')

const HEAD_BYTES = 200
const OLD_CONTAINER = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'

const inOldContainer = (bytes: Uint8Array): Foreign => {
  const text = ascii(bytes)
  if (text.includes(wide('EncryptedPackage'))) return { code: 'encrypted' }
  return { code: 'convertFirst', kind: text.includes(wide('WordDocument')) ? 'doc' : 'xls' }
}

/** What programs other than those of our formats write, and which another program turns into something that is read. Rule EX6. */
export const foreignKind = (bytes: Uint8Array): Foreign | undefined => {
  const head = ascii(bytes.subarray(0, HEAD_BYTES))
  if (head.startsWith('%PDF-')) return { code: 'convertFirst', kind: 'pdf' }
  if (Array.from(OLD_CONTAINER).every((sign, place) => sign.charCodeAt(0) === bytes[place]))
    return inOldContainer(bytes)
  // The first entry of an open document says what it is, and is not compressed.
  if (head.includes('opendocument.spreadsheet')) return { code: 'convertFirst', kind: 'ods' }
  if (head.includes('opendocument.text')) return { code: 'convertFirst', kind: 'odt' }
  return undefined
}

/** What a package of one of these programs holds under a name of its own. */
const PACKAGES: readonly (readonly [name: RegExp, kind: Extract<Foreign, { kind: string }>['kind']])[] = [
  [/^word\/document\.xml$/, 'docx'],
  [/^xl\/workbook\.bin$/, 'xlsb'],
  [/^Index\/.*\.iwa$|^Index\.zip$/, 'numbers'],
]

/** The same of a package, by the names of its entries. */
export const foreignPackage = (names: readonly string[]): Foreign | undefined => {
  const [, kind] = PACKAGES.find(([pattern]) => names.some((name) => pattern.test(name))) ?? []
  return kind && { code: 'convertFirst', kind }
}
