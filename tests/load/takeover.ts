import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TakeoverOrder, TakeoverReport } from './takeover-steps.ts'

/** Milliseconds in which a process that was just started has a room, and a QTest, that another one had. */
export interface TakeoverRun {
  room: { journal: number; snapshot: number; openQuestion: number }
  qtest: { journal: number; snapshot: number }
}

/** A large room in its last question and a large QTest, read from their journals alone and by their snapshots. */
export const runTakeover = async (
  databaseUrl: string | undefined,
  measure: { people: number; questions: number },
): Promise<TakeoverRun> => {
  const folder = await mkdtemp(join(tmpdir(), 'takeover-'))
  const take = async (step: TakeoverOrder['step']): Promise<number> => {
    const worker = fork(new URL('./takeover-steps.ts', import.meta.url), { stdio: 'inherit' })
    const answered = once(worker, 'message')
    const ended = once(worker, 'exit').then(() => {
      throw new Error(`the step ${step} failed`)
    })
    worker.send({ step, databaseUrl, folder, ...measure } satisfies TakeoverOrder)
    const [report] = (await Promise.race([answered, ended])) as [TakeoverReport]
    worker.kill()
    await ended.catch(() => {})
    return report.tookMs
  }
  try {
    await take('write')
    return {
      room: { journal: await take('resume'), snapshot: await take('answer'), openQuestion: await take('resume') },
      qtest: { journal: await take('find'), snapshot: await take('find') },
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`

/** A row of the table. */
export const takeoverRow = (name: string, { room, qtest }: TakeoverRun): string => {
  const figures = [room.journal, room.snapshot, room.openQuestion, qtest.journal, qtest.snapshot]
  return `| ${[name, ...figures.map(seconds)].join(' | ')} |`
}
