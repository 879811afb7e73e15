import Papa from 'papaparse'

export interface NamedFile {
  name: string
  bytes: Uint8Array
}

/** A file as what it is by its content; its name says nothing. */
export type OpenedFile =
  | { is: 'sheet'; name: string; rows: readonly (readonly string[])[]; details: Details }
  | { is: 'text'; name: string; text: string; details: Details }

/** What was found out about how a file is written, for people to read. */
export interface Details {
  encoding?: 'UTF-8' | 'UTF-16' | 'Windows-1252'
  separator?: ',' | ';' | '\t' | '|'
}

/** Below this many cells a row in the middle, commas are those of sentences. */
const LEAST_COLUMNS = 2

const SEPARATORS = [',', ';', '\t', '|'] as const

const sheetIn = (name: string, text: string): OpenedFile | undefined => {
  const { data, meta } = Papa.parse<string[]>(text, { delimitersToGuess: [...SEPARATORS] })
  const separator = SEPARATORS.find((one) => one === meta.delimiter)
  const filled = data.filter((row) => row.some((cell) => cell.trim() !== ''))
  const columns = filled.map((row) => row.length).sort((left, right) => left - right)[filled.length >> 1] ?? 0
  if (separator === undefined || columns < LEAST_COLUMNS) return undefined
  return { is: 'sheet', name, rows: data, details: { separator } }
}

/** Opens a file by its content. */
export const openFile = ({ name, bytes }: NamedFile): OpenedFile => {
  const text = new TextDecoder().decode(bytes)
  return sheetIn(name, text) ?? { is: 'text', name, text, details: {} }
}
