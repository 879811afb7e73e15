import type { ReportType } from '@quokka/core/report-types'

export const FORMATS = ['xlsx', 'csv'] as const

/** What was chosen for a report's file. */
export interface Contents {
  types: readonly ReportType[]
  format: (typeof FORMATS)[number]
}

export const NO_CONTENTS: Contents = { types: [], format: 'xlsx' }

/** The sheets of the spreadsheet: with the players comes one of answers. */
export const sheetCount = ({ types }: Contents): number =>
  types.length + (types.includes('PLAYERWISE ANALYSIS') ? 1 : 0)
