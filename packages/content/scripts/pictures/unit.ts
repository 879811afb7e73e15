import { readWord } from './fields.ts'

const UNITS = ['mm', 'cm', 'm', 'km', 'in', 'ft', 'units'] as const

/** A unit of length as a name says it. */
export const readUnit = (text: string | undefined): (typeof UNITS)[number] => readWord(text, UNITS)
