import { inflateRawSync } from 'node:zlib'
import readExcelFile from 'read-excel-file/node'

type Value = string | number | boolean | Date | null

/** A file of Excel's as another program reads it, and the texts of its parts as they stand in it. */
export interface OpenedWorkbook {
  /** Rows by the sheet's name, in the order of the sheets. */
  sheets: Map<string, Value[][]>
  parts: Map<string, string>
}

const CENTRAL = 0x02014b50
const END = 0x06054b50

/** The parts of a ZIP archive. */
const unzip = (file: Buffer): Map<string, string> => {
  const parts = new Map<string, string>()
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || file.readUInt32LE(end) !== END) throw new Error('This is no archive.')
  let at = file.readUInt32LE(end + 16)
  while (file.readUInt32LE(at) === CENTRAL) {
    const [nameBytes, moreBytes, noteBytes] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const name = file.toString('utf8', at + 46, at + 46 + nameBytes)
    const local = file.readUInt32LE(at + 42)
    const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    const content = file.subarray(from, from + file.readUInt32LE(at + 20))
    parts.set(name, (file.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content)).toString('utf8'))
    at += 46 + nameBytes + moreBytes + noteBytes
  }
  return parts
}

export const openWorkbook = async (file: Buffer): Promise<OpenedWorkbook> => {
  const sheets = await readExcelFile(file, { trim: false })
  return {
    sheets: new Map(sheets.map(({ sheet, data }) => [sheet, data as Value[][]])),
    parts: unzip(file),
  }
}
