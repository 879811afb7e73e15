import { withinTime } from '../../clock/within-time.ts'
import type { Database, Phase } from '../../ports.ts'

const LONGEST_MS = 2_000

export interface ReadinessPorts {
  database: Pick<Database, 'check' | 'canWrite'>
  phase(): Phase
}

/** Whether calls should be sent to this server, and why not. */
export const readinessOf = async (ports: ReadinessPorts): Promise<{ isReady: boolean; sentence: string }> => {
  const phase = ports.phase()
  if (phase !== 'ready') return { isReady: false, sentence: phase }
  if (!ports.database.canWrite()) return { isReady: false, sentence: 'the disk is nearly full' }
  const answers = ports.database.check().then(() => true)
  return (await withinTime(answers, LONGEST_MS))
    ? { isReady: true, sentence: 'ready' }
    : { isReady: false, sentence: 'the database does not answer' }
}
