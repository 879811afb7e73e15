import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import { FolderInUse, lockFolder } from './folder-lock.ts'

const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

const HOLD = `
  import { lockFolder } from ${JSON.stringify(new URL('./folder-lock.ts', import.meta.url))}
  try {
    lockFolder(process.argv[1], 4321)
    console.log('held')
    setInterval(() => {}, 1_000)
  } catch (error) {
    console.log(error.message)
  }`

/** Another process that tries to take the folder, and the first thing it says. */
const otherServer = async (folder: string): Promise<{ child: ChildProcess; said: string }> => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', HOLD, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [said] = await once(child.stdout, 'data')
  return { child, said: String(said).trim() }
}

test('ST11 a folder that another process holds is refused with a sentence that names it', async () => {
  const folder = newFolder()
  const { child, said } = await otherServer(folder)
  expect(said).toBe('held')
  expect(() => lockFolder(folder, 3_000)).toThrow(FolderInUse)
  expect(() => lockFolder(folder, 3_000)).toThrow(
    new RegExp(
      `^The data folder .+ is in use by the server with process ${child.pid} on ${hostname()}, port 4321, started `,
    ),
  )
})

test('ST11 a second process is refused while this one holds the folder', async () => {
  const folder = newFolder()
  const release = lockFolder(folder, 3_000)
  expect((await otherServer(folder)).said).toContain(`process ${process.pid}`)
  release()
  expect((await otherServer(folder)).said).toBe('held')
})

test('ST11 a killed holder leaves the folder free', async () => {
  const folder = newFolder()
  const { child } = await otherServer(folder)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(existsSync(join(folder, 'server.json'))).toBe(true)
  const release = lockFolder(folder, 3_000)
  release()
  expect(existsSync(join(folder, 'server.json'))).toBe(false)
})

test('ST11 a folder is refused even when what names its holder is damaged', async () => {
  const folder = newFolder()
  const release = lockFolder(folder, 3_000)
  for (const text of ['', '{"pid":', '{"pid":"x"}']) {
    writeFileSync(join(folder, 'server.json'), text)
    expect(() => lockFolder(folder, 3_000)).toThrow(/is in use by another server\./)
  }
  release()
})
