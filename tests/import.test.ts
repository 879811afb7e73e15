import { globSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { AuthoredQuestion } from '@quokka/core/questions'
import type { FileReading, ImportedQuestion, NamedFile } from '@quokka/formats'
import { readFiles } from '@quokka/formats'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { mutated } from './harness/mutated.ts'
import { TRIAL_LIMIT_MS, TRIAL_SEED } from './harness/random-trials.ts'

/** Files of every format, written for these tests; beside each, what is wanted of it. */
const FOLDER = join(import.meta.dirname, 'import')
const WANTED = '.wanted.json'
const FILES = globSync('*/*', { cwd: FOLDER })
  .filter((path) => !path.endsWith(WANTED))
  .sort()

/** A folder of this ending is packed when it is read, so that people see what is inside. */
const PACKAGE = '.package'

/** How a file of a package, or the only one, is changed. */
type Change = (bytes: Uint8Array) => Uint8Array

/** A file as it is brought; of a package one inside is changed, by its place. */
const fileOf = (path: string, change: Change = (bytes) => bytes, inside = 0): NamedFile => {
  const bytesOf = (name: string) => new Uint8Array(readFileSync(name))
  if (!path.endsWith(PACKAGE)) return { name: basename(path), bytes: change(bytesOf(join(FOLDER, path))) }
  const cwd = join(FOLDER, path)
  const names = globSync('**', { cwd, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(cwd, join(entry.parentPath, entry.name)))
    .sort()
  const entries = names.map((name, place) => {
    const bytes = bytesOf(join(cwd, name))
    return [name, place === inside % names.length ? change(bytes) : bytes]
  })
  return { name: basename(path, PACKAGE), bytes: zipSync(Object.fromEntries(entries)) }
}

/** Whole packages are changed too, which mostly breaks them. */
const changed = (path: string, seed: number): NamedFile => {
  const change: Change = (bytes) => mutated(bytes, seed)
  if (seed % 2 === 0) return fileOf(path, change, seed)
  const { name, bytes } = fileOf(path)
  return { name, bytes: change(bytes) }
}

/** Every field that was sent but those that are the same in all questions, and the codes of what is told. */
const inShort = ({ place, state, title, sent, changes, needs, why }: ImportedQuestion): object => {
  const { questionTitle: _, questionImage, answerImage, answerContent, ...own } = sent ?? {}
  return {
    at: place.row ?? place.line ?? place.item,
    state,
    title,
    ...(sent !== undefined && { sent: own }),
    ...(questionImage != null && { questionImage }),
    ...(answerImage != null && { answerImage }),
    ...(answerContent != null && { answerContent }),
    ...(changes.length > 0 && { changes: changes.map(({ code }) => code) }),
    ...(needs.length > 0 && { needs: needs.map(({ code }) => code) }),
    ...(why !== undefined && { why }),
  }
}

/** A reading as it stands beside the file: a question a line. */
const written = (reading: FileReading | undefined): string => {
  if (reading === undefined || 'refusal' in reading) return `${JSON.stringify(reading?.refusal)}\n`
  const { format, details, quizzes, mapped } = reading
  const lines = quizzes.flatMap(({ questions, media, ...quiz }) => [
    JSON.stringify({ ...quiz, ...(media && { media: [...media.keys()] }) }),
    ...questions.map((question) => JSON.stringify(inShort(question))),
  ])
  const head = JSON.stringify({ format, ...details, ...(mapped && { isSure: mapped[0]?.mapping.isSure }) })
  return `[\n${[head, ...lines].join(',\n')}\n]\n`
}

describe.each([...new Set(FILES.map((path) => path.split('/')[0] ?? ''))])('%s', (format) => {
  const own = FILES.filter((path) => path.startsWith(`${format}/`))

  test('EX30 every format has files that are good, odd, broken and hostile', () => {
    expect(own.length).toBeGreaterThanOrEqual(10)
  })

  test.each(own)('EX30 of the file %s becomes what is wanted', async (path) => {
    const [reading] = await readFiles([fileOf(path)])
    await expect(written(reading)).toMatchFileSnapshot(join(FOLDER, `${path}${WANTED}`))
  })
})

/** How long each file is changed and read again. */
const SECONDS = Number(process.env.TRIAL_SECONDS ?? 2)

/** Nothing of these is larger than some hundred kB: what takes so long even on a busy machine does not end. */
const ENDLESS_MS = 30_000

const isWhole = ({ state, sent, needs, why }: ImportedQuestion): boolean => {
  if (state === 'leftOut') return sent === undefined && why !== undefined
  if (state === 'needsYou') return sent !== undefined && needs.length > 0
  return needs.length === 0 && AuthoredQuestion.safeParse(sent).success
}

test(
  `EX31 files that were changed at random are refused or read into whole questions, from seed ${TRIAL_SEED} on`,
  async () => {
    const end = performance.now() + SECONDS * 1_000
    let count = 0
    for (; count < FILES.length || performance.now() < end; count += 1) {
      const seed = TRIAL_SEED + count
      const path = FILES[seed % FILES.length] ?? ''
      const start = performance.now()
      const readings = await readFiles([changed(path, seed)]).catch((cause: unknown) => {
        throw new Error(`${path} with seed ${seed}`, { cause })
      })
      const broken = readings.flatMap((one) =>
        'refusal' in one
          ? []
          : one.quizzes.flatMap(({ questions }) => questions.filter((question) => !isWhole(question))),
      )
      expect(broken, `${path} with seed ${seed}`).toEqual([])
      expect(performance.now() - start, `${path} with seed ${seed}`).toBeLessThan(ENDLESS_MS)
    }
    console.log(`${count} × files that were changed, from seed ${TRIAL_SEED} on`)
  },
  TRIAL_LIMIT_MS,
)
