import type { inviteMany } from '@quokka/contract/http'
import type * as z from 'zod/mini'

export type InvitedPerson = z.infer<typeof inviteMany.body>['rows'][number]

/** A person as a row of the text tells, and where in the text the row stands. */
export interface ReadRow {
  person: InvitedPerson
  from: number
  to: number
}

interface Line {
  cells: string[]
  from: number
  to: number
}

const COLUMNS = ['userName', 'firstName', 'lastName', 'emailId', 'userType', 'teamName'] as const

/** What columns are called, without spaces and signs, in lower case. */
const HEADINGS = new Map<string, keyof InvitedPerson>([
  ['username', 'userName'],
  ['login', 'userName'],
  ['first', 'firstName'],
  ['firstname', 'firstName'],
  ['givenname', 'firstName'],
  ['last', 'lastName'],
  ['lastname', 'lastName'],
  ['surname', 'lastName'],
  ['familyname', 'lastName'],
  ['email', 'emailId'],
  ['emailaddress', 'emailId'],
  ['mail', 'emailId'],
  ['type', 'userType'],
  ['usertype', 'userType'],
  ['role', 'userType'],
  ['team', 'teamName'],
])

const TYPES = new Map([
  ['', 'REGULAR'],
  ['regular', 'REGULAR'],
  ['regular user', 'REGULAR'],
  ['premium', 'PREMIUM'],
  ['premium user', 'PREMIUM'],
])

/** The sign that stands most often in the first line: spreadsheets copy tabs, and save commas or semicolons. */
const separatorOf = (text: string): string => {
  const [first = ''] = text.trimStart().split(/\r?\n/u)
  const counted = ['\t', ';', ','].map((sign) => ({ sign, count: first.split(sign).length }))
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).sign
}

/** Cells as RFC 4180 writes them: a cell in quotation marks may hold the separator, line ends and doubled marks. */
const linesOf = (text: string, separator: string): Line[] => {
  const lines: Line[] = []
  let line: Line = { cells: [], from: 0, to: 0 }
  let cell = ''
  let isQuoted = false
  const endLine = (to: number) => {
    line.cells.push(cell.trim())
    if (line.cells.some((text) => text !== '')) lines.push({ ...line, to })
    cell = ''
    line = { cells: [], from: to + 1, to: to + 1 }
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (sign === separator) {
      line.cells.push(cell.trim())
      cell = ''
    } else if (sign === '\n') endLine(at)
    else cell += sign
  }
  endLine(text.length)
  return lines
}

/** The columns that a row of headings names; undefined for a row with a person. */
const headingsIn = ({ cells }: Line): (keyof InvitedPerson | undefined)[] | undefined => {
  const named = cells.map((cell) => HEADINGS.get(cell.toLowerCase().replaceAll(/[^a-z]/gu, '')))
  return named.includes('emailId') && !cells.some((cell) => cell.includes('@')) ? named : undefined
}

/**
 * People from pasted rows or a file. Without headings the cells are user name, first name, last name, email, type and team, the last
 * two of which may be left out. Rule AD19.
 */
export const readRows = (text: string): ReadRow[] => {
  const [first, ...rest] = linesOf(text, separatorOf(text))
  if (first === undefined) return []
  const headings = headingsIn(first)
  const columns = headings ?? COLUMNS
  return (headings ? rest : [first, ...rest]).map(({ cells, from, to }) => {
    const cellOf = (column: keyof InvitedPerson) => cells[columns.indexOf(column)] ?? ''
    const type = cellOf('userType')
    return {
      person: {
        userName: cellOf('userName'),
        firstName: cellOf('firstName'),
        lastName: cellOf('lastName'),
        emailId: cellOf('emailId'),
        userType: TYPES.get(type.toLowerCase()) ?? type,
        teamName: cellOf('teamName'),
      },
      from,
      to,
    }
  })
}

/** The text without some of its rows; headings and what cannot be read stay. */
export const withoutRows = (text: string, rows: readonly ReadRow[]): string =>
  rows.toReversed().reduce((left, { from, to }) => left.slice(0, from) + left.slice(to + 1), text)
