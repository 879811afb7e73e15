import type { ReportType, ReportVariant } from '@quokka/core/report-types'

export const FORMATS = ['xlsx', 'csv'] as const

/** What was chosen for a report's file. */
export interface Contents {
  types: readonly ReportType[]
  format: (typeof FORMATS)[number]
}

export const NO_CONTENTS: Contents = { types: [], format: 'xlsx' }

/** The name under which the file is kept. */
export const fileNameOf = (kind: ReportVariant, format: Contents['format']): string => `${kind}Summary.${format}`
