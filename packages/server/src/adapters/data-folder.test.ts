import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../testing/new-folder.ts'
import { openDataFolder } from './data-folder.ts'
import { CannotOpen } from './database/cannot-open.ts'

const modeOf = (path: string): number => statSync(path).mode & 0o777

test('ST30 a data folder is made for its user alone; an older one and its database are shut', () => {
  const made = join(newFolder(), 'new', 'data')
  expect(openDataFolder(made)).toEqual([])
  expect(modeOf(made)).toBe(0o700)
  const older = newFolder()
  mkdirSync(join(older, 'database'))
  for (const path of [older, join(older, 'database')]) chmodSync(path, 0o777)
  expect(openDataFolder(older)).toEqual([])
  expect([modeOf(older), modeOf(join(older, 'database'))]).toEqual([0o700, 0o700])
})

test('ST11 a folder that cannot be made is told in a sentence', () => {
  const file = join(newFolder(), 'file')
  writeFileSync(file, '')
  expect(() => openDataFolder(join(file, 'inside'))).toThrow(CannotOpen)
  expect(() => openDataFolder(join(file, 'inside'))).toThrow(/^The data folder .+ cannot be written to .+DATA_DIR/)
})
