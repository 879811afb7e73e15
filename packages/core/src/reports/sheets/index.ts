import type { ReportCounts } from '../counts/counts.ts'
import type { ReportFigures } from '../figures.ts'
import type { ReportType } from '../report-types.ts'
import { engagementSheet } from './engagement.ts'
import { overviewSheet } from './overview.ts'
import { playerwiseSheet } from './playerwise.ts'
import { questionwiseSheet } from './questionwise.ts'
import type { Sheet } from './sheet.ts'
import type { SaySheet } from './sheet-words.ts'

export { answerRows, answersSheet } from './answers.ts'
export { playerRow } from './playerwise.ts'

const sheets = {
  'QUIZ OVERVIEW': overviewSheet,
  'ENGAGEMENT RESULTS': engagementSheet,
  'PLAYERWISE ANALYSIS': playerwiseSheet,
  'QUESTIONWISE ANALYSIS': questionwiseSheet,
} as const satisfies Record<ReportType, (counts: ReportCounts, figures: ReportFigures, say: SaySheet) => Sheet>

export const sheetOf = (counts: ReportCounts, type: ReportType, figures: ReportFigures, say: SaySheet): Sheet =>
  sheets[type](counts, figures, say)
