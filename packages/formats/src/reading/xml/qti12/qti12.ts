import type { FoundQuiz } from '../../../found-quiz.ts'
import type { Tag } from '../../../text/markup.ts'
import { tagIn, tagsIn, tagsWithin, textOf } from '../../../text/markup.ts'
import { plainLines, plainText } from '../../../text/plain-text.ts'
import { mediaOf, mediaShelf } from '../../media-shelf.ts'
import { nameWithoutEnding } from '../../opened-file.ts'
import type { Entries } from '../../opening/unzip.ts'
import type { Found, Reader } from '../../reader.ts'
import type { FindMedium } from '../gathered.ts'
import { withinPoints } from '../points.ts'
import { documentIn, documentPaths, fileAt, folderOf, manifestOf, pathFrom, rootOf } from '../qti/package-files.ts'
import { item12Questions } from './item12.ts'

const ROOT = 'questestinterop'

/** A bank of Canvas' has its name among its metadata. */
const bankName = (part: Tag): string => {
  const metadata = tagIn(part, 'qtimetadata')
  const field =
    metadata &&
    tagsWithin(metadata, 'qtimetadatafield').find((one) => textOf(tagIn(one, 'fieldlabel')).trim() === 'bank_title')
  return textOf(tagIn(field, 'fieldentry')).trim()
}

/** Items that stand in sections, or in sections of sections. */
const itemsIn = (part: Tag): Tag[] => tagsWithin(part, 'item')

const quizzesIn = (root: Tag, file: string, find: FindMedium, description: string): FoundQuiz[] => {
  const shelf = mediaShelf()
  const parts = tagsIn(root, 'assessment', 'objectbank')
  const alone = tagsIn(root, 'item', 'section')
  const named = [
    ...parts.map((part) => ({ name: part.attributes.get('title')?.trim() || bankName(part), items: itemsIn(part) })),
    { name: '', items: alone.flatMap((part) => (part.name === 'item' ? [part] : itemsIn(part))) },
  ]
  return named
    .filter(({ items }) => items.length > 0)
    .map(({ name, items }) => {
      const questions = items.flatMap((item) => item12Questions(item, file, shelf, find))
      return {
        name: plainLines(name).text || nameWithoutEnding(file),
        ...(description !== '' && { description }),
        questions: withinPoints(questions),
        ...mediaOf(questions, shelf),
      }
    })
}

/** Canvas keeps what describes a quiz beside it. */
const descriptionBeside = (entries: Entries, path: string): string => {
  const own = entries.has(`${folderOf(path)}assessment_meta.xml`)
    ? documentIn(entries, `${folderOf(path)}assessment_meta.xml`)
    : undefined
  return own === undefined || 'refusal' in own ? '' : plainText(textOf(tagIn(own, 'description'))).text
}

/** Where pictures are that a text names: from the folder of all, from its own, or wherever a file of the name is. */
const findIn =
  (entries: Entries, path: string): FindMedium =>
  (name) => {
    const known = fileAt(entries, name, `web_resources/${name}`, pathFrom(folderOf(path), name))
    if (known !== undefined) return known
    // Blackboard addresses a file by its number, which is in the name inside.
    const number = /xid-\d+_\d+/u.exec(name)?.[0]
    const own = [...entries.keys()].find((entry) =>
      number === undefined ? entry.endsWith(`/${name}`) : entry.includes(number),
    )
    return own === undefined ? undefined : fileAt(entries, own)
  }

/** Of what Canvas writes twice only the one that has more. */
const withoutDoubles = (paths: readonly string[]): string[] =>
  paths.filter((path) => {
    const id = /([^/]+)\/assessment_qti\.xml$/u.exec(path)?.[1]
    return id === undefined || !paths.some((other) => other.endsWith(`/${id}.xml.qti`))
  })

/** A file without any question is none of ours. */
const orNothing = (quizzes: FoundQuiz[]): FoundQuiz[] | undefined => (quizzes.length > 0 ? quizzes : undefined)

const inPackage = (file: string, entries: Entries): Found | undefined => {
  const manifest = manifestOf(entries)
  if (manifest !== undefined && 'refusal' in manifest) return manifest
  const paths = withoutDoubles(
    documentPaths(entries, manifest).filter((path) => rootOf(entries.get(path) ?? new Uint8Array()) === ROOT),
  )
  if (paths.length === 0) return undefined
  const quizzes: FoundQuiz[] = []
  for (const path of paths) {
    const root = documentIn(entries, path)
    if ('refusal' in root) return root
    const name = paths.length === 1 ? file : path.slice(folderOf(path).length)
    const found = quizzesIn(root, name, findIn(entries, path), descriptionBeside(entries, path))
    quizzes.push(
      ...found.map((quiz) => ({
        ...quiz,
        questions: quiz.questions.map((question) => ({ ...question, place: { ...question.place, file } })),
      })),
    )
  }
  return orNothing(quizzes)
}

/** QTI 1.2 as Canvas, Blackboard and others write it, alone or in packages. Rule EX44. */
export const qti12: Reader = {
  format: 'qti12',
  read: (file) => {
    if (file.is === 'xml')
      return file.root.name === ROOT ? orNothing(quizzesIn(file.root, file.name, () => undefined, '')) : undefined
    return file.is === 'package' ? inPackage(file.name, file.entries) : undefined
  },
}
