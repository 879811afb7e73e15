import { join } from 'node:path'
import { expect, test } from 'vitest'
import { maxStageBytes, stageScripts, stageTable, sumBytes } from '../../scripts/stage-size.ts'

test('a player downloads at most 155 kB of scripts from the room link to the podium', () => {
  const scripts = stageScripts(join(import.meta.dirname, '..', '..', 'packages', 'web', 'dist'))
  console.log(stageTable(scripts))
  expect(sumBytes(scripts)).toBeLessThanOrEqual(maxStageBytes)
})
