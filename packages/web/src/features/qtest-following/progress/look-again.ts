import type { QTestProgress } from '../api/load-progress.ts'

const WHILE_ACTIVE_MS = 5_000
const OTHERWISE_MS = 60_000

interface LastLook {
  status: QTestProgress['qtestStatus']
  /** Looks that have failed since one did not. */
  failed: number
}

/** How long to wait before looking at a QTest again, in ms: longer where nothing moves, and longer with each failure. Rule QE13. */
export const lookAgainInMs = ({ status, failed }: LastLook): number =>
  Math.min(OTHERWISE_MS, (status === 'Active' ? WHILE_ACTIVE_MS : OTHERWISE_MS) * 2 ** failed)

/** Whether the next look may go better: the line, a busy server. A refusal stands. */
export const mayPass = (status: number | undefined): boolean => status === undefined || status === 429 || status >= 500
