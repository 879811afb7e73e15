import type { FoundQuestion, FoundQuiz } from '../../../found-quiz.ts'
import type { Tag } from '../../../text/markup.ts'
import { tagIn, tagsIn } from '../../../text/markup.ts'
import { plainMarkup } from '../../../text/plain-text.ts'
import type { MediaShelf } from '../../media-shelf.ts'
import { mediaOf, mediaShelf } from '../../media-shelf.ts'
import type { OpenedFile } from '../../opened-file.ts'
import { nameWithoutEnding } from '../../opened-file.ts'
import type { Entries } from '../../opening/unzip.ts'
import type { Found, Reader } from '../../reader.ts'
import type { Refusal } from '../../refusal.ts'
import { gathering } from '../gathered.ts'
import { withinPoints } from '../points.ts'
import type { ItemPlace } from './item.ts'
import { itemQuestions } from './item.ts'
import type { Manifest } from './package-files.ts'
import { documentIn, documentPaths, fileAt, folderOf, manifestOf, pathFrom, rootOf } from './package-files.ts'
import { withSameNames } from './same-names.ts'

type Version = 'qti21' | 'qti22' | 'qti30'

const ITEMS = ['assessmentItem', 'qti-assessment-item']
const TESTS = ['assessmentTest', 'qti-assessment-test']
const isItem = (name: string | undefined): boolean => name !== undefined && ITEMS.includes(name)
const isTest = (name: string | undefined): boolean => name !== undefined && TESTS.includes(name)

const versionOf = ({ name, attributes }: Tag): Version => {
  const space = attributes.get('xmlns') ?? attributes.get(`xmlns:${attributes.get('prefix')}`) ?? ''
  if (name.startsWith('qti-')) return 'qti30'
  return space.includes('v2p2') ? 'qti22' : 'qti21'
}

/** The first item or test that is in a file. */
const firstDocument = (file: OpenedFile): Tag | { refusal: Refusal } | undefined => {
  if (file.is === 'xml') return isItem(file.root.name) || isTest(file.root.name) ? file.root : undefined
  if (file.is !== 'package') return undefined
  const path = documentPaths(file.entries, undefined).find((name) => {
    const root = rootOf(file.entries.get(name) ?? new Uint8Array())
    return isItem(root) || isTest(root)
  })
  return path === undefined ? undefined : documentIn(file.entries, path)
}

interface Reading {
  file: string
  entries: Entries
  shelf: MediaShelf
  documents: ReadonlyMap<string, Tag>
  /** Stimuli that have become a slide already. */
  shown: Set<string>
}

/** A text that several items share is a slide before the first of them. */
const stimuliOf = (item: Tag, path: string, reading: Reading): FoundQuestion[] =>
  tagsIn(item, 'assessmentStimulusRef').flatMap((reference): FoundQuestion[] => {
    const own = pathFrom(folderOf(path), reference.attributes.get('href') ?? '')
    if (reading.shown.has(own) || !reading.entries.has(own)) return []
    reading.shown.add(own)
    const found = documentIn(reading.entries, own)
    if ('refusal' in found) return []
    const root = withSameNames(found)
    const gathered = gathering(reading.shelf, (name) => fileAt(reading.entries, pathFrom(folderOf(own), name)))
    const text = gathered.title(plainMarkup(tagIn(root, 'stimulusBody')?.children ?? []))
    const title = root.attributes.get('title') || (text.split('\n')[0] ?? '')
    return [{ place: { file: reading.file, item: own }, title, answer: { form: 'note', text }, ...gathered.fields() }]
  })

const questionsOf = (path: string, place: Omit<ItemPlace, 'file'>, reading: Reading): FoundQuestion[] => {
  const { file, entries, documents, shelf } = reading
  const item = documents.get(path)
  if (item === undefined)
    return [
      {
        place: { file, item: place.item },
        title: '',
        answer: { form: 'none', why: { code: 'fileMissing', name: path } },
      },
    ]
  const find = (name: string) => fileAt(entries, pathFrom(folderOf(path), name), name)
  return [...stimuliOf(item, path, reading), ...itemQuestions(item, { ...place, file }, shelf, find)]
}

interface Reference {
  path: string
  timeS: number | undefined
}

const secondsOf = (tag: Tag): number | undefined => {
  const limits = tagIn(tag, 'timeLimits')?.attributes.get('maxTime')
  return limits === undefined ? undefined : Number(limits)
}

/** The items of a test or section in its order, sections in files of their own among them. */
const referencesIn = (tag: Tag, path: string, entries: Entries, depth = 0): Reference[] =>
  tagsIn(tag, 'testPart', 'assessmentSection', 'assessmentSectionRef', 'assessmentItemRef').flatMap((part) => {
    const own = pathFrom(folderOf(path), part.attributes.get('href') ?? '')
    if (part.name === 'assessmentItemRef') return [{ path: own, timeS: secondsOf(part) }]
    if (part.name !== 'assessmentSectionRef') return referencesIn(part, path, entries, depth)
    const section = entries.has(own) && depth < MOST_FILES_DEEP ? documentIn(entries, own) : undefined
    return section === undefined || 'refusal' in section
      ? [{ path: own, timeS: undefined }]
      : referencesIn(withSameNames(section), own, entries, depth + 1)
  })

/** Sections that refer to each other in a circle would never end. */
const MOST_FILES_DEEP = 5

const quizOf = (name: string, references: readonly Reference[], reading: Reading): FoundQuiz => {
  const questions = references.flatMap(({ path, timeS }) => questionsOf(path, { item: path, timeS }, reading))
  return { name, questions: withinPoints(questions), ...mediaOf(questions, reading.shelf) }
}

const inPackage = (file: string, entries: Entries, manifest: Manifest | undefined): Found => {
  const documents = new Map<string, Tag>()
  for (const path of documentPaths(entries, manifest)) {
    const root = rootOf(entries.get(path) ?? new Uint8Array())
    if (!isItem(root) && !isTest(root)) continue
    const document = documentIn(entries, path)
    if ('refusal' in document) return document
    documents.set(path, withSameNames(document))
  }
  const reading: Reading = { file, entries, documents, shelf: mediaShelf(), shown: new Set() }
  const named = manifest?.title || nameWithoutEnding(file)
  const tests = [...documents].filter(([, { name }]) => name === 'assessmentTest')
  const used = new Set<string>()
  const quizzes = tests.map(([path, test]) => {
    const references = referencesIn(test, path, entries)
    for (const reference of references) used.add(reference.path)
    return quizOf(test.attributes.get('title') || named, references, reading)
  })
  const rest = [...documents]
    .filter(([path, { name }]) => name === 'assessmentItem' && !used.has(path))
    .map(([path]) => ({ path, timeS: undefined }))
  return rest.length === 0 ? quizzes : [...quizzes, quizOf(named, rest, reading)]
}

const inFile = (file: string, root: Tag): FoundQuiz[] => {
  const document = withSameNames(root)
  const documents = new Map(document.name === 'assessmentItem' ? [[file, document]] : [])
  const reading: Reading = { file, entries: new Map(), documents, shelf: mediaShelf(), shown: new Set() }
  const title = document.attributes.get('title') || nameWithoutEnding(file)
  const references =
    document.name === 'assessmentItem' ? [{ path: file, timeS: undefined }] : referencesIn(document, '', new Map())
  return [quizOf(title, references, reading)]
}

const read = (file: OpenedFile): Found => {
  if (file.is === 'xml') return inFile(file.name, file.root)
  if (file.is !== 'package') return []
  const manifest = manifestOf(file.entries)
  return manifest !== undefined && 'refusal' in manifest ? manifest : inPackage(file.name, file.entries, manifest)
}

/** Items, tests and packages of QTI from 2.0 on; the versions differ by names and namespaces alone. Rule EX45. */
export const QTI_READERS: readonly Reader[] = (['qti21', 'qti22', 'qti30'] as const).map((format) => ({
  format,
  read: (file) => {
    const first = firstDocument(file)
    if (first === undefined || 'refusal' in first) return first
    return versionOf(first) === format ? read(file) : undefined
  },
}))
