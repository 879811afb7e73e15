import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import { createProcesses } from './processes.ts'

const LONGEST_MS = 1_000
/** After it a process of this test has failed in another way, and was ended too. */
const PATIENCE_MS = 60_000

/** Keeps this thread from doing anything else, as a busy machine does. */
const blockUntil = (isDone: () => boolean): void => {
  const deadlineMs = performance.now() + PATIENCE_MS
  while (!isDone() && performance.now() < deadlineMs) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
}

test('ME14 a process that ended by itself just as its time was over, so that nobody reads what it wrote, is a broken one', async () => {
  const folder = newFolder()
  const program = join(folder, 'program.mjs')
  const ended = join(folder, 'ended')
  writeFileSync(
    program,
    `import { writeFileSync } from 'node:fs'
    process.on('exit', () => writeFileSync(process.argv[2], ''))
    console.log('done')`,
  )
  const ran = createProcesses({ longestMs: LONGEST_MS, atOnce: 1, mostWaiting: 1 }).run(program, [ended])
  await setImmediate()
  const beganMs = performance.now()
  blockUntil(() => existsSync(ended) && performance.now() > beganMs + 1.1 * LONGEST_MS)
  expect(await ran).toBe('broken')
})
