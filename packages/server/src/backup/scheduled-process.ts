import { backUpIntoFolder } from './backup-folder.ts'
import { letOthersFirst } from './priority.ts'
import type { FromProcess, ToProcess } from './scheduled-backups.ts'

process.umask(0o077)
letOthersFirst()
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
