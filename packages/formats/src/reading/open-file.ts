import { READING_LIMITS } from './limits.ts'
import type { NamedFile, Opening, Sheet } from './opened-file.ts'
import { nameWithoutEnding } from './opened-file.ts'
import { decodedText } from './opening/decoded-text.ts'
import { foreignKind, foreignPackage } from './opening/foreign-kind.ts'
import { separatedRows } from './opening/separated-rows.ts'
import type { Allowance } from './opening/unzip.ts'
import { isZip, unzip } from './opening/unzip.ts'
import { openedWorkbook } from './opening/workbook.ts'
import { isMarkup, rootName, xmlRoot, xmlText } from './opening/xml.ts'
import type { Refusal } from './refusal.ts'
import { isReadRoot } from './xml/read-roots.ts'

const tooLarge = (what: 'bytes' | 'rows', most: number): { refusal: Refusal } => ({
  refusal: { code: 'tooLarge', what, most },
})

/** Its lines have commas, but are no rows. */
const JSON_BEGINS = /^\s*(?:\{\s*"|\[\s*[{["])/

const openedText = (name: string, bytes: Uint8Array): Opening => {
  const { textBytes, sheetRows } = READING_LIMITS
  if (bytes.length > textBytes) return tooLarge('bytes', textBytes)
  const decoded = decodedText(bytes)
  if (decoded === undefined) return { refusal: { code: 'formatUnknown' } }
  const { text, encoding } = decoded
  const separated = JSON_BEGINS.test(text) ? undefined : separatedRows(text)
  if (separated === undefined) return { is: 'text', name, text, details: { encoding } }
  const { rows, separator } = separated
  if (rows.length > sheetRows) return tooLarge('rows', sheetRows)
  const sheet: Sheet = { name: nameWithoutEnding(name), rows }
  return { is: 'text', name, text, sheet, details: { encoding, separator } }
}

const openedXml = (name: string, bytes: Uint8Array): Opening | undefined => {
  const text = isMarkup(bytes) ? xmlText(bytes) : undefined
  if (text === undefined || !isReadRoot(rootName(text))) return undefined
  const root = xmlRoot(text, name)
  return 'refusal' in root ? root : { is: 'xml', name, root, details: {} }
}

const openedPackage = async (name: string, bytes: Uint8Array, allowance?: Allowance): Promise<Opening> => {
  const entries = unzip(bytes, allowance)
  if ('code' in entries) return { refusal: entries }
  const foreign = foreignPackage([...entries.keys()])
  if (foreign !== undefined) return { refusal: foreign }
  if (!entries.has('xl/workbook.xml')) return { is: 'package', name, entries, details: {} }
  const { workbookBytes } = READING_LIMITS
  const unpackedBytes = Array.from(entries.values(), ({ length }) => length).reduce((sum, length) => sum + length, 0)
  return unpackedBytes > workbookBytes ? tooLarge('bytes', workbookBytes) : openedWorkbook(name, bytes)
}

/** Opens a file by its content, or says why it cannot be read. What a package unpacks is taken from the allowance. Rules EX4 to EX6. */
export const openFile = async ({ name, bytes }: NamedFile, allowance?: Allowance): Promise<Opening> => {
  const { fileBytes } = READING_LIMITS
  if (bytes.length > fileBytes) return tooLarge('bytes', fileBytes)
  const foreign = foreignKind(bytes)
  if (foreign !== undefined) return { refusal: foreign }
  return isZip(bytes) ? openedPackage(name, bytes, allowance) : (openedXml(name, bytes) ?? openedText(name, bytes))
}
