import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { BareOrder } from './bare-server.ts'
import type { Servers } from './servers.ts'

/** The bare server in a process of its own. */
export interface Bare extends Servers {
  tell(order: BareOrder): void
}

export const withBare = async <T>(run: (bare: Bare) => Promise<T>): Promise<T> => {
  const child: ChildProcess = fork(new URL('./bare-server.ts', import.meta.url), { stdio: 'inherit' })
  try {
    const [{ port }] = (await once(child, 'message')) as [{ port: number }]
    return await run({
      origins: [`http://127.0.0.1:${port}`],
      processIds: [child.pid ?? 0],
      tell: (order) => void child.send(order),
    })
  } finally {
    child.kill()
  }
}
