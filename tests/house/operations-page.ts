import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Figure {
  name: string
  type: string
  labels: readonly string[]
}

export interface OperationsPage {
  /** What every server has. */
  everywhere: readonly Figure[]
  /** What only servers with a NATS have. */
  ofSeveral: readonly Figure[]
  /** What the names of the others begin with, which Node and the operating system have. */
  beginnings: readonly string[]
  /** The alarms that the table of what may be wrong names. */
  alerts: readonly string[]
}

const quoted = (text = ''): string[] => [...text.matchAll(/`([^`]+)`/g)].flatMap(([, words]) => words ?? [])

/** The rows of the tables below a heading, cell by cell, without the head. */
const rowsBelow = (page: string, heading: string): string[][] => {
  const [, below = ''] = page.split(`\n${heading}\n`)
  const [section = ''] = below.split(/\n##/)
  const rows = section.split('\n').filter((line) => line.startsWith('| '))
  return rows.slice(1).map((line) => line.slice(2).split(' | '))
}

const figuresBelow = (page: string, ...headings: readonly string[]): Figure[] =>
  headings
    .flatMap((heading) => rowsBelow(page, heading))
    .map(([name, type = '', labels]) => ({ name: quoted(name).join(), type, labels: quoted(labels).sort() }))

/** What `docs/operations.md` says of the metrics. */
export const readOperationsPage = (): OperationsPage => {
  const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'operations.md'), 'utf8')
  return {
    everywhere: figuresBelow(page, '### The server', '### Play', '### Work that is stored'),
    ofSeveral: figuresBelow(page, '### Several servers'),
    beginnings: rowsBelow(page, '### The process').flatMap(([beginning]) => quoted(beginning)),
    alerts: rowsBelow(page, '## When something is wrong').flatMap(([, alerts]) => quoted(alerts)),
  }
}
