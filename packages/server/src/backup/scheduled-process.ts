import { setPriority } from 'node:os'
import { backUpIntoFolder } from './backup-folder.ts'
import type { FromProcess, ToProcess } from './scheduled-backups.ts'

/** Play comes first. */
const LOW_PRIORITY = 10

process.umask(0o077)
setPriority(LOW_PRIORITY)
// The server has ended: nobody would hear what became of the backup.
process.on('disconnect', () => process.exit(1))

process.once('message', (given: ToProcess) => {
  backUpIntoFolder(given.config, given).then(
    (bytes) => tell({ ok: true, bytes }),
    (error: unknown) => tell({ ok: false, why: error instanceof Error ? error.message : String(error) }),
  )
})

const tell = (outcome: FromProcess): void => {
  process.send?.(outcome)
}
