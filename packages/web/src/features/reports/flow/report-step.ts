import type { ReportVariant } from '@quokka/core/report-types'
import { paths } from '../../../lib/navigation/paths.ts'
import type { ReportPlace } from '../../../quiz/report-paths.ts'
import { isReportVariant, roomIn } from '../../../quiz/report-paths.ts'

/** Where somebody is on the way to a report. The address holds what was chosen, so that the browser's Back goes one step back. Rule RW2. */
export type ReportStep =
  | { is: 'welcome' }
  | { is: 'kind' }
  | { is: 'quiz'; kind: ReportVariant }
  | { is: 'contents'; kind: ReportVariant; place: ReportPlace }

/** Where the kind of a report is chosen. */
export const KIND_STEP = `${paths.reports}?step=kind`

/** Where it is chosen what a report of this kind is about. */
export const quizStepOf = (kind: ReportVariant): string => `${paths.reports}?kind=${kind}`

/** The step of an address' query. */
export const reportStep = (search: string): ReportStep => {
  const query = new URLSearchParams(search)
  const kind = query.get('kind')
  const quizId = query.get('quiz')
  if (!isReportVariant(kind)) return query.get('step') === 'kind' ? { is: 'kind' } : { is: 'welcome' }
  if (!quizId) return { is: 'quiz', kind }
  return { is: 'contents', kind, place: { quizVariant: kind, quizId, ...roomIn(query) } }
}
