import { Gauge } from 'prom-client'
import { BACKUP, backupJob, createBackupJob, HOUR_MS } from '../backup/scheduled-backups.ts'
import { withinTime } from '../clock/within-time.ts'
import type { JobHandler } from '../jobs/worker.ts'
import type { LastBackup } from '../stores/backups.ts'
import type { ServerPorts } from './server-ports.ts'
import type { Stores } from './stores.ts'

const LONGEST_MS = 2_000

export interface ComposedBackups {
  /** By kinds. */
  jobHandlers: [string, JobHandler][]
  /** The job to be there at a start. */
  rounds(nowMs: number): ReturnType<typeof backupJob>[]
}

/** The backups of the schedule, with what is told of them. */
export const composeBackups = (
  { config, clock, log, metrics }: Pick<ServerPorts, 'config' | 'clock' | 'log' | 'metrics'>,
  { backups }: Pick<Stores, 'backups'>,
): ComposedBackups => {
  const isOn = config.BACKUP_DIR !== undefined
  new Gauge({
    name: 'quokka_backup_interval_seconds',
    help: 'How often the server makes a backup by itself; NaN where it does not',
    registers: [metrics],
  }).set(isOn ? (config.BACKUP_EVERY_HOURS * HOUR_MS) / 1_000 : Number.NaN)
  const tell = (name: string, help: string, read: (last: LastBackup) => number | undefined): void => {
    new Gauge({
      name,
      help,
      registers: [metrics],
      async collect() {
        const last = isOn ? await withinTime(backups.last(), LONGEST_MS) : undefined
        this.set((last && read(last)) ?? Number.NaN)
      },
    })
  }
  tell(
    'quokka_backup_age_seconds',
    'How long ago the newest backup of the schedule began; NaN where there is none, or the database does not answer',
    ({ whole }) => whole && (clock.nowMs() - whole.begunAtMs) / 1_000,
  )
  tell(
    'quokka_backup_failed',
    'Whether the last try of a scheduled backup failed; NaN before the first, or while the database does not answer',
    ({ failure }) => Number(failure !== undefined),
  )
  return {
    jobHandlers: [[BACKUP, createBackupJob({ config, backups, clock, log })]],
    rounds: (nowMs) => (isOn ? [backupJob(nowMs)] : []),
  }
}
