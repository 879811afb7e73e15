import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import type { FileReading } from '../../packages/formats/src/index.ts'

/** A file that was written for the tests, and what is to be read in it. */
export interface CorpusFile {
  /** The folder, which is the format that it is about. */
  folder: string
  name: string
  bytes: Uint8Array
  /** The files of a package. */
  inside?: ReadonlyMap<string, Uint8Array>
  wanted: unknown
}

const HERE = import.meta.dirname
/** A folder of this ending is packed when it is read, so that what is inside can be seen. */
const PACKAGE = '.package'
const WANTED = '.wanted.json'

/** Files as one package. */
export const packed = (files: ReadonlyMap<string, Uint8Array>): Uint8Array => zipSync(Object.fromEntries(files))

const filesIn = (folder: string, above: string): [string, Uint8Array][] =>
  readdirSync(folder, { withFileTypes: true })
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      const name = join(above, entry.name)
      if (!entry.isDirectory()) return [[name, new Uint8Array(readFileSync(path))]]
      return name.endsWith(PACKAGE) ? [[name.slice(0, -PACKAGE.length), packed(insideOf(path))]] : filesIn(path, name)
    })

const insideOf = (folder: string): ReadonlyMap<string, Uint8Array> => new Map(filesIn(folder, ''))

/** All files of all formats; beside each stands what is wanted of it. */
export const corpus: readonly CorpusFile[] = readdirSync(HERE)
  .filter((folder) => statSync(join(HERE, folder)).isDirectory())
  .flatMap((folder) =>
    readdirSync(join(HERE, folder))
      .filter((name) => !name.endsWith(WANTED))
      .map((entry) => {
        const path = join(HERE, folder, entry)
        const isPackage = entry.endsWith(PACKAGE)
        const name = isPackage ? entry.slice(0, -PACKAGE.length) : entry
        const wanted = JSON.parse(readFileSync(join(HERE, folder, `${name}${WANTED}`), 'utf8'))
        if (!isPackage) return { folder, name, bytes: new Uint8Array(readFileSync(path)), wanted }
        const inside = insideOf(path)
        return { folder, name, bytes: packed(inside), inside, wanted }
      }),
  )

/** What a file became, as it stands in the wanted results: everything that people would see. */
export const summary = (reading: FileReading): unknown => {
  if ('refusal' in reading) return { refusal: reading.refusal }
  return {
    format: reading.format,
    ...reading.details,
    ...(reading.mapped && { isSure: reading.mapped.every(({ mapping }) => mapping.isSure) }),
    quizzes: reading.quizzes.map(({ name, description, tags, media, questions }) => ({
      name,
      ...(description && { description }),
      ...(tags && { tags }),
      ...(media && { media: [...media.keys()] }),
      questions: questions.map(({ place, state, title, sent = {}, changes, needs, why }) => ({
        ...(place.row !== undefined && { row: place.row }),
        ...(place.line !== undefined && { line: place.line }),
        state,
        title,
        ...(sent.questionType !== undefined && { type: sent.questionType }),
        ...(sent.answerChoices !== undefined && { choices: sent.answerChoices }),
        ...(sent.correctAnswer !== undefined && { right: sent.correctAnswer }),
        ...(typeof sent.answerContent === 'string' && { explanation: sent.answerContent }),
        ...(typeof sent.questionImage === 'string' && { picture: sent.questionImage }),
        ...(typeof sent.questionImageAlt === 'string' && { pictureText: sent.questionImageAlt }),
        ...(typeof sent.answerImage === 'string' && { answerPicture: sent.answerImage }),
        ...(sent.timer !== undefined && sent.timer !== 30 && { timer: sent.timer }),
        ...(sent.maxPoints !== undefined && sent.maxPoints !== 100 && { points: sent.maxPoints }),
        ...(changes.length > 0 && { changes: changes.map(({ code }) => code) }),
        ...(needs.length > 0 && { needs: needs.map(({ code }) => code) }),
        ...(why && { why }),
      })),
    })),
  }
}
