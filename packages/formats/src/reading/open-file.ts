import { READING_LIMITS } from './limits.ts'
import type { NamedFile, Opening, Sheet } from './opened-file.ts'
import { nameWithoutEnding } from './opened-file.ts'
import { decodedText } from './opening/decoded-text.ts'
import { foreignKind, foreignPackage } from './opening/foreign-kind.ts'
import { separatedRows } from './opening/separated-rows.ts'
import { openedWorkbook } from './opening/workbook.ts'
import { zipEntries } from './opening/zip-entries.ts'
import type { Refusal } from './refusal.ts'

const tooLarge = (what: 'bytes' | 'rows', most: number): { refusal: Refusal } => ({
  refusal: { code: 'tooLarge', what, most },
})

const openedText = (name: string, bytes: Uint8Array): Opening => {
  const { textBytes, sheetRows } = READING_LIMITS
  if (bytes.length > textBytes) return tooLarge('bytes', textBytes)
  const decoded = decodedText(bytes)
  if (decoded === undefined) return { refusal: { code: 'formatUnknown' } }
  const { text, encoding } = decoded
  const separated = separatedRows(text)
  if (separated === undefined) return { is: 'text', name, text, details: { encoding } }
  const { rows, separator } = separated
  if (rows.length > sheetRows) return tooLarge('rows', sheetRows)
  const sheet: Sheet = { name: nameWithoutEnding(name), rows }
  return { is: 'text', name, text, sheet, details: { encoding, separator } }
}

const openedPackage = async (name: string, bytes: Uint8Array): Promise<Opening> => {
  const { unpackedBytes } = READING_LIMITS
  const entries = zipEntries(bytes)
  if (entries === undefined) return { refusal: { code: 'damaged' } }
  if (entries.reduce((sum, { size }) => sum + size, 0) > unpackedBytes) return tooLarge('bytes', unpackedBytes)
  const names = entries.map((entry) => entry.name)
  const foreign = foreignPackage(names)
  if (foreign !== undefined) return { refusal: foreign }
  return names.includes('xl/workbook.xml') ? openedWorkbook(name, bytes) : { refusal: { code: 'formatUnknown' } }
}

const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b

/** Opens a file by its content, or says why it cannot be read. Rules EX4 to EX6. */
export const openFile = async ({ name, bytes }: NamedFile): Promise<Opening> => {
  const { fileBytes } = READING_LIMITS
  if (bytes.length > fileBytes) return tooLarge('bytes', fileBytes)
  const foreign = foreignKind(bytes)
  if (foreign !== undefined) return { refusal: foreign }
  return isZip(bytes) ? openedPackage(name, bytes) : openedText(name, bytes)
}
