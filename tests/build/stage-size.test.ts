import { join } from 'node:path'
import { expect, test } from 'vitest'
import { maxStageBytes, stageScripts, stageTable, sumBytes, WAYS } from '../../scripts/stage-size.ts'

test.each(WAYS)('one downloads at most 160 kB of scripts $name', (way) => {
  const scripts = stageScripts(join(import.meta.dirname, '..', '..', 'packages', 'web', 'dist'), way)
  console.log(stageTable(scripts))
  expect(sumBytes(scripts)).toBeLessThanOrEqual(maxStageBytes)
})
