import type { Tag } from '../text/markup.ts'
import type { Entries } from './opening/unzip.ts'
import type { Refusal } from './refusal.ts'

export interface NamedFile {
  name: string
  bytes: Uint8Array
}

/** A table of texts. A row is at its place, so that its number is known to whoever looks into the file. */
export interface Sheet {
  name: string
  rows: readonly (readonly string[])[]
  /** Cells that are written in bold, by `boldKey`. */
  bold?: ReadonlySet<string>
}

/** A file as what it is by its content; its name says nothing. */
export type OpenedFile =
  /** What is shown of a workbook: hidden sheets hold lists to choose from. */
  | { is: 'workbook'; name: string; sheets: readonly Sheet[]; details: Details }
  /** `sheet` where its lines look like rows. */
  | { is: 'text'; name: string; text: string; sheet?: Sheet; details: Details }
  | { is: 'xml'; name: string; root: Tag; details: Details }
  | { is: 'package'; name: string; entries: Entries; details: Details }

export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'
export type Separator = ',' | ';' | '\t' | '|'

/** What was found out about how a file is written, for people to read. */
export interface Details {
  encoding?: Encoding
  separator?: Separator
  /** Rows that their program hides; they are read like all others. */
  hiddenRows?: number
}

export type Opening = OpenedFile | { refusal: Refusal }

/** The tables of a file, if it has any. */
export const sheetsOf = (file: OpenedFile): readonly Sheet[] =>
  file.is === 'workbook' ? file.sheets : file.is === 'text' && file.sheet ? [file.sheet] : []

export const boldKey = (row: number, column: number): string => `${row},${column}`

/** The name of a file as that of a quiz. */
export const nameWithoutEnding = (name: string): string => name.replace(/\.\w{1,8}$/, '').trim() || name
