import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import {
  AUTHORS_MODULES,
  MEMBERS_MODULES,
  PLAYERS_MODULES,
  QTEST_MODULES,
  REPORTS_MODULES,
} from '../../packages/web/bundling/shared-files.ts'
import { AUTHORS_FOLDERS, STAGE_FOLDERS } from '../../packages/web/bundling/stage-folders.ts'

const root = join(import.meta.dirname, '..', '..')

const Settings = z.object({ plugins: z.array(z.object({ path: z.string(), includes: z.array(z.string()) })) })

test('the linter keeps those folders light that the build takes for the stage', () => {
  const { plugins } = Settings.parse(JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')))
  const light = plugins.find(({ path }) => path.endsWith('/stage-stays-light.grit'))?.includes
  const pattern = (folder: string) => `**/packages/web/src/${folder}/**`
  expect(light?.toSorted()).toEqual(
    [...STAGE_FOLDERS.map(pattern), ...AUTHORS_FOLDERS.map((folder) => `!${pattern(folder)}`)].toSorted(),
  )
})

test.each([
  ...[...STAGE_FOLDERS, ...AUTHORS_FOLDERS].map((folder) => `packages/web/src/${folder}/`),
  ...MEMBERS_MODULES,
  ...AUTHORS_MODULES,
  ...PLAYERS_MODULES,
  ...QTEST_MODULES,
  ...REPORTS_MODULES,
])('%s, by which the build divides what is downloaded, is there', (place) => {
  expect(globSync(place.endsWith('/') ? `${place}**/*.{ts,tsx}` : place, { cwd: root })).not.toEqual([])
})
