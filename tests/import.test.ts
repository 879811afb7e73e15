import { expect, test } from 'vitest'
import { readFiles } from '../packages/formats/src/index.ts'
import { corpus, summary } from './import/corpus.ts'

test.each(corpus.map((file) => [`${file.folder}/${file.name}`, file] as const))(
  'EX1 what is read in %s is what it says beside it',
  async (_, { name, bytes, wanted }) => {
    const readings = await readFiles([{ name, bytes }])
    expect(readings.map(summary)).toEqual([wanted])
  },
)
