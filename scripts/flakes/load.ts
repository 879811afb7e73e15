import { spawn } from 'node:child_process'
import { availableParallelism, constants, setPriority } from 'node:os'

/** Ends by itself when the one that started it is gone. */
const ENDLESS_LOOP = 'for (const parent = process.ppid; process.ppid === parent; );'

/** Keeps every core busy with an endless loop of low priority (`nice` 10); answers how to stop that. */
export const startLoad = (): (() => void) => {
  const loops = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['--eval', ENDLESS_LOOP], { stdio: 'ignore' }),
  )
  for (const { pid } of loops) if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  return () => {
    for (const loop of loops) loop.kill()
  }
}
