import { join } from 'node:path'
import * as z from 'zod'
import { root } from '../child.ts'

/** Where tests leave what they executed until their run is over. */
export const RAW_FOLDER = join(root, 'node_modules', '.cache', 'impact', 'raw')

/** Ranges of functions in the code that ran, by the file that the code was made of. */
const Executed = z.record(z.string(), z.array(z.tuple([z.number(), z.number()])))

/** What one test file executed. Paths are from the root. */
export const RawExecution = z.object({
  test: z.string(),
  /** What it imports, over however many steps: the hash of the code that ran, by file. */
  imported: z.record(z.string(), z.string()),
  /** While its imports were read; nothing of modules that an earlier test file of the same worker had read. */
  atLoad: Executed,
  inTests: Executed,
})
export type RawExecution = z.infer<typeof RawExecution>
