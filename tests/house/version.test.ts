import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { readManifest } from '../../packages/server/src/backup/manifest.ts'
import { VERSION } from '../../packages/server/src/version.ts'
import { fixedVersions, fixtureOf, readWorld } from '../harness/versions/world.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const Manifest = z.looseObject({ version: z.string(), workspaces: z.array(z.string()).default([]) })
const manifestOf = (folder: string) =>
  Manifest.parse(JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')))

test('OP46 the server tells the version that the product and all of its workspaces have', () => {
  const { version, workspaces } = manifestOf('.')
  expect(workspaces.length).toBeGreaterThan(3)
  expect(Object.fromEntries(workspaces.map((folder) => [folder, manifestOf(folder).version]))).toEqual(
    Object.fromEntries(workspaces.map((folder) => [folder, version])),
  )
  expect(VERSION).toBe(version)
})

const pageOf = (name: string): string => readFileSync(join(ROOT, name), 'utf8')

test('ST65 each version that has a date has its fixture, made by that version', async () => {
  const headings = pageOf('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+) \(\d{4}-\d\d-\d\d\)$/gm)
  const dated = Array.from(headings, ([, version = '']) => version)
  expect(dated.length).toBeGreaterThan(0)
  expect(fixedVersions().sort()).toEqual(dated.sort())
  for (const version of dated) {
    expect((await readManifest(fixtureOf(version).backup)).version).toBe(version)
    expect(readWorld(version).quizzes.length).toBeGreaterThan(0)
  }
  expect(pageOf('CONTRIBUTING.md').split('## A new version')[1]).toContain('`npm run fixture`')
})
