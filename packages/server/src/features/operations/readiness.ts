import type { Database, Phase } from '../../ports.ts'

const LONGEST_MS = 2_000

/** Whether calls should be sent to this server, and why not. */
export const readinessOf = async (ports: {
  database: Pick<Database, 'check' | 'canWrite'>
  phase(): Phase
}): Promise<{ isReady: boolean; sentence: string }> => {
  const phase = ports.phase()
  if (phase !== 'ready') return { isReady: false, sentence: phase }
  if (!ports.database.canWrite()) return { isReady: false, sentence: 'the disk is nearly full' }
  const answers = await withinTime(ports.database.check())
  return answers ? { isReady: true, sentence: 'ready' } : { isReady: false, sentence: 'the database does not answer' }
}

const withinTime = async (check: Promise<void>): Promise<boolean> => {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, LONGEST_MS, false)
  const answers = check.then(
    () => true,
    () => false,
  )
  return await Promise.race([answers, tooLate]).finally(() => clearTimeout(timer))
}
