import { expect, test } from 'vitest'
import { readFiles } from '../packages/formats/src/index.ts'
import type { CorpusFile } from './import/corpus.ts'
import { corpus, summary } from './import/corpus.ts'

const of = (...folders: readonly string[]) =>
  corpus
    .filter(({ folder }) => folders.includes(folder))
    .map((file): [string, CorpusFile] => [`${file.folder}/${file.name}`, file])

const isAsWanted = async ({ name, bytes, wanted }: CorpusFile) => {
  const readings = await readFiles([{ name, bytes }])
  expect(readings.map(summary)).toEqual([wanted])
}

test.each(of('moodle'))("EX43 Moodle's XML is read as it says beside it: %s", (_, file) => isAsWanted(file))

test.each(of('qti12'))('EX44 QTI 1.2 is read as it says beside it: %s', (_, file) => isAsWanted(file))

test.each(of('qti21', 'qti22', 'qti30'))('EX45 QTI from 2.1 on is read as it says beside it: %s', (_, file) =>
  isAsWanted(file),
)

test.each(of('own'))('EX50 our own format is read as it says beside it: %s', (_, file) => isAsWanted(file))
