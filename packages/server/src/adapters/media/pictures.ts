import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import type { Pictures } from '../../ports.ts'
import type { Processes } from './processes.ts'

const PROGRAM = fileURLToPath(new URL('./picture-process.ts', import.meta.url))

const Rewritten = z.union([z.object({ width: z.int(), height: z.int() }), z.enum(['tooManyPixels', 'unreadable'])])

/** Decodes each picture in a process of its own. */
export const processPictures = (processes: Processes): Pictures => ({
  async rewrite(from, to, { mostPixels, shape, side }) {
    const ran = await processes.run(PROGRAM, [from, to, String(mostPixels), shape, String(side)])
    if (ran === 'busy') return 'busy'
    return ran === 'broken' ? 'unreadable' : Rewritten.parse(JSON.parse(ran.said))
  },
})
