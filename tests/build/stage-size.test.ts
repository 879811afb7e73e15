import { join } from 'node:path'
import { LANGUAGE_CODES } from '@quokka/languages'
import { expect, test } from 'vitest'
import { maxStageBytes, stageScripts, stageTable, sumBytes, WAYS } from '../../scripts/stage-size.ts'

const DIST = join(import.meta.dirname, '..', '..', 'packages', 'web', 'dist')

test.each(WAYS)('one downloads at most 160 kB of scripts and sentences $name, in every language', (way) => {
  console.log(stageTable(stageScripts(DIST, way)))
  const larger = LANGUAGE_CODES.filter((language) => sumBytes(stageScripts(DIST, way, language)) > maxStageBytes)
  expect(larger).toEqual([])
})
