import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import type { Containers } from '../../ports.ts'
import type { Processes } from './processes.ts'

const PROGRAM = fileURLToPath(new URL('./container-process.ts', import.meta.url))

const Stripped = z.enum(['stripped', 'unreadable'])

/** Searches each sound and film in a process of its own. */
export const processContainers = (processes: Processes): Containers => ({
  async strip(from, to, container) {
    const ran = await processes.run(PROGRAM, [from, to, container])
    if (ran === 'busy') return 'busy'
    return ran === 'broken' ? 'unreadable' : Stripped.parse(ran.said)
  },
})
