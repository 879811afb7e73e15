import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import { createProcesses } from './processes.ts'

/** Keeps this thread from doing anything else, as a busy machine does. */
const block = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
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
  const ran = createProcesses({ longestMs: 50, atOnce: 1, mostWaiting: 1 }).run(program, [ended])
  await setImmediate()
  while (!existsSync(ended)) block(20)
  block(100)
  expect(await ran).toBe('broken')
})
