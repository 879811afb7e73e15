import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { VERSION } from '../../packages/server/src/version.ts'

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
