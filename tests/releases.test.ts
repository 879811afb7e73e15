import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../packages/server/src/testing/new-folder.ts'
import { packFolder } from '../scripts/release/archive.ts'
import { whyNoRelease } from '../scripts/release/why-no-release.ts'

const changelog = '# Changelog\n\n## 1.2.0 (2026-11-27)\n\n- A fact.\n\n## 1.1.0 (unreleased)\n'

test('OP63 a release is of a version that the changelog has with its date', () => {
  expect(whyNoRelease({ version: '1.2.0', changelog, changed: [] })).toBeUndefined()
  for (const version of ['1.1.0', '1.2.1', '1.2', '1x2.0'])
    expect(whyNoRelease({ version, changelog, changed: [] })).toContain(`"## ${version}"`)
})

test('OP63 a release is not made of what is not committed', () => {
  const changed = [' M scripts/release.ts', '?? new.ts']
  expect(whyNoRelease({ version: '1.2.0', changelog, changed })).toContain('2 files, the first is scripts/release.ts')
})

test('OP67 of the same files an archive has the same bytes, in whatever order and whenever they were written', async () => {
  const folder = newFolder()
  const pack = async (name: string, files: readonly string[], writtenSeconds: number) => {
    const tree = join(folder, name, 'tree')
    mkdirSync(join(tree, 'inner'), { recursive: true })
    for (const file of files) {
      writeFileSync(join(tree, file), `This is ${file}.`)
      utimesSync(join(tree, file), writtenSeconds, writtenSeconds)
    }
    await packFolder(tree, join(folder, `${name}.tar.gz`), new Date('2026-11-27T12:00:00Z'))
    return readFileSync(join(folder, `${name}.tar.gz`)).toString('base64')
  }
  try {
    const one = await pack('one', ['b', 'inner/c', 'a'], 1_000)
    expect(await pack('two', ['inner/c', 'a', 'b'], 2_000)).toBe(one)
    expect(await pack('three', ['inner/c', 'a', 'd'], 2_000)).not.toBe(one)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
