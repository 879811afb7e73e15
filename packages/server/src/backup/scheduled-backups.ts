import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { NotDone } from '../jobs/not-done.ts'
import type { JobHandler } from '../jobs/worker.ts'
import { DONE } from '../jobs/worker.ts'
import type { Clock } from '../ports.ts'
import type { Backups } from '../stores/backups.ts'
import type { NewJob } from '../stores/jobs.ts'
import { nameOfBackup, removeUnfinished } from './backup-folder.ts'
import type { BackupConfig } from './take-backup.ts'

const PROGRAM = fileURLToPath(new URL('./scheduled-process.ts', import.meta.url))
export const HOUR_MS = 3_600_000

/** What the process of a backup is given, and what it answers. */
export interface ToProcess {
  config: BackupConfig
  folder: string
  name: string
  keep: number
}
export type FromProcess = { ok: true; bytes: number } | { ok: false; why: string }

/** The job of the schedule: one for all servers. */
export const BACKUP = 'backup'
export const backupJob = (nowMs: number): NewJob & { key: string } => ({
  lane: 'backup',
  kind: BACKUP,
  key: BACKUP,
  body: null,
  dueMs: nowMs,
})

/** Makes a backup when one is due, in a process of its own, which ends where the server stops: it is made again after the next start. Rule OP40. */
export const createBackupJob = ({
  config,
  backups,
  clock,
  log,
}: {
  config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'S3_BUCKET' | 'BACKUP_DIR' | 'BACKUP_EVERY_HOURS' | 'BACKUP_KEEP'>
  backups: Backups
  clock: Pick<Clock, 'nowMs'>
  log: Pick<Logger, 'info'>
}): JobHandler => {
  const everyMs = config.BACKUP_EVERY_HOURS * HOUR_MS

  const make = async (folder: string, name: string, stopping: AbortSignal): Promise<number> => {
    if (stopping.aborted) throw new NotDone('the server stops', 'later')
    const { DATA_DIR, DATABASE_URL, S3_BUCKET } = config
    const child = fork(PROGRAM, { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    const stop = () => child.kill('SIGKILL')
    stopping.addEventListener('abort', stop)
    try {
      const ended = once(child, 'exit')
      const answer = new Promise<FromProcess | undefined>((resolve) => child.once('message', resolve))
      child.send({
        config: { DATA_DIR, DATABASE_URL, S3_BUCKET },
        folder,
        name,
        keep: config.BACKUP_KEEP,
      } satisfies ToProcess)
      const outcome = await Promise.race([answer, ended.then(() => undefined)])
      child.kill('SIGKILL')
      await ended
      if (outcome?.ok === true) return outcome.bytes
      throw new NotDone(outcome?.why ?? 'the process of the backup ended early', 'later')
    } catch (error) {
      await removeUnfinished(folder, 0, name).catch(() => {})
      throw error
    } finally {
      stopping.removeEventListener('abort', stop)
    }
  }

  return async (_, stopping) => {
    const { BACKUP_DIR: folder } = config
    if (folder === undefined) return DONE
    const begunAtMs = clock.nowMs()
    const { whole } = (await backups.last()) ?? {}
    // An hour is the longest that a changed setting waits.
    const dueMs = (sinceMs: number) => Math.min(sinceMs + everyMs, clock.nowMs() + HOUR_MS)
    if (whole !== undefined && whole.begunAtMs + everyMs > begunAtMs)
      return { again: { dueMs: dueMs(whole.begunAtMs) } }
    const name = nameOfBackup(begunAtMs)
    try {
      const bytes = await make(folder, name, stopping)
      const durationMs = clock.nowMs() - begunAtMs
      await backups.succeeded({ name, begunAtMs, durationMs, bytes })
      log.info({ name, bytes, durationMs }, 'a backup was made')
    } catch (error) {
      if (!stopping.aborted) await backups.failed(begunAtMs, error instanceof Error ? error.message : String(error))
      throw error
    }
    return { again: { dueMs: dueMs(begunAtMs) } }
  }
}
