import { expect, test } from 'vitest'
import { AuthoredQuestion } from '../packages/core/src/questions/index.ts'
import type { ImportedQuestion } from '../packages/formats/src/index.ts'
import { readFiles } from '../packages/formats/src/index.ts'
import { mutated } from './harness/mutated.ts'
import { TRIAL_LIMIT_MS, TRIAL_SEED } from './harness/random-trials.ts'
import type { CorpusFile } from './import/corpus.ts'
import { corpus, packed, summary } from './import/corpus.ts'

const of = (...folders: readonly string[]) =>
  corpus
    .filter(({ folder }) => folders.includes(folder))
    .map((file): [string, CorpusFile] => [`${file.folder}/${file.name}`, file])

const isAsWanted = async ({ name, bytes, wanted }: CorpusFile) => {
  const readings = await readFiles([{ name, bytes }])
  expect(readings.map(summary)).toEqual([wanted])
}

test.each(of('elsewhere'))('EX6 what another program must convert, and what is no quiz, is refused: %s', (_, file) =>
  isAsWanted(file),
)

test.each(of('kahoot', 'wayground', 'blooket', 'gimkit', 'socrative'))(
  'EX9 a sheet of a product is read as it says beside it: %s',
  (_, file) => isAsWanted(file),
)

test.each(of('own-sheet'))('EX10 our own sheet is read as it says beside it: %s', (_, file) => isAsWanted(file))

test.each(of('sheet'))('EX11 a sheet of any kind is read as it says beside it: %s', (_, file) => isAsWanted(file))

test.each(of('aiken'))('EX14 Aiken is read as it says beside it: %s', (_, file) => isAsWanted(file))

test.each(of('text'))('EX15 a text as people write it is read as it says beside it: %s', (_, file) => isAsWanted(file))

test.each(of('gift'))('EX16 GIFT is read as it says beside it: %s', (_, file) => isAsWanted(file))

test.each(of('terms'))('EX17 a list of terms is read as it says beside it: %s', (_, file) => isAsWanted(file))

test.each(of('open-trivia', 'google-forms', 'kahoot-json'))('EX18 JSON is read as it says beside it: %s', (_, file) =>
  isAsWanted(file),
)

test.each(of('moodle'))("EX43 Moodle's XML is read as it says beside it: %s", (_, file) => isAsWanted(file))

test.each(of('qti12'))('EX44 QTI 1.2 is read as it says beside it: %s', (_, file) => isAsWanted(file))

test.each(of('qti21', 'qti22', 'qti30'))('EX45 QTI from 2.1 on is read as it says beside it: %s', (_, file) =>
  isAsWanted(file),
)

test.each(of('own'))('EX50 our own format is read as it says beside it: %s', (_, file) => isAsWanted(file))

test.each([...new Set(corpus.map(({ folder }) => folder))])(
  'EX30 the format %s has files that are good, odd, broken and hostile',
  (folder) => {
    expect(of(folder).length).toBeGreaterThanOrEqual(10)
  },
)

/** How long each file is changed and read again. */
const SECONDS = Number(process.env.TRIAL_SECONDS ?? 2)

/** None of the files is larger than some hundred kB: what takes so long even on a busy machine does not end. */
const ENDLESS_MS = 30_000

const isWhole = ({ state, sent, needs, why }: ImportedQuestion): boolean => {
  if (state === 'leftOut') return sent === undefined && why !== undefined
  if (state === 'needsYou') return sent !== undefined && needs.length > 0
  return needs.length === 0 && AuthoredQuestion.safeParse(sent).success
}

/** Mostly one of the files inside a package is changed: a package that is changed itself is hardly ever opened. */
const changed = ({ bytes, inside }: CorpusFile, seed: number): Uint8Array => {
  const files = [...(inside ?? [])]
  const [name, content] = files[seed % files.length] ?? []
  if (inside === undefined || name === undefined || content === undefined || seed % 4 === 0) return mutated(bytes, seed)
  return packed(new Map([...inside, [name, mutated(content, seed)]]))
}

/** Reads a file that was changed with a seed, and finds what is not whole. */
const brokenIn = async (file: CorpusFile, seed: number): Promise<ImportedQuestion[]> => {
  const readings = await readFiles([{ name: file.name, bytes: changed(file, seed) }])
  return readings
    .flatMap((reading) => ('refusal' in reading ? [] : reading.quizzes))
    .flatMap(({ questions }) => questions.filter((question) => !isWhole(question)))
}

test(
  `EX31 files that were changed at random are refused or read into whole questions, from seed ${TRIAL_SEED} on`,
  async () => {
    const endMs = performance.now() + SECONDS * 1_000
    let count = 0
    for (; count < corpus.length || performance.now() < endMs; count += 1) {
      const seed = TRIAL_SEED + count
      const file = corpus[seed % corpus.length]
      if (file === undefined) throw new Error('no files')
      const startMs = performance.now()
      const name = `${file.folder}/${file.name} with seed ${seed}`
      const broken = await brokenIn(file, seed).catch((cause: unknown) => {
        throw new Error(name, { cause })
      })
      expect(broken, name).toEqual([])
      expect(performance.now() - startMs, name).toBeLessThan(ENDLESS_MS)
    }
    console.log(`${count} × files that were changed, from seed ${TRIAL_SEED} on`)
  },
  TRIAL_LIMIT_MS,
)
