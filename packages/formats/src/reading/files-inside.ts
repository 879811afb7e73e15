import { mediaKind } from '@quokka/core/media'
import type { FoundQuestion, FoundQuiz } from '../found-quiz.ts'
import { openFile } from './open-file.ts'
import type { OpenedFile } from './opened-file.ts'
import { nameWithoutEnding } from './opened-file.ts'
import type { Allowance, Entries } from './opening/unzip.ts'
import { isZip } from './opening/unzip.ts'
import type { Found } from './reader.ts'

/** What is in an opened file; undefined where it is of no format. */
type ReadOpened = (file: OpenedFile) => Promise<Found | undefined>

/** What programs add for themselves. */
const isHidden = (path: string): boolean => path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX')

const notRead = (file: string, name: string): FoundQuestion => ({
  place: { file, item: name },
  title: name,
  answer: { form: 'none', why: { code: 'fileUnread', name } },
})

interface Inside {
  /** The file that was brought, for people to know where something stands. */
  file: string
  /** Where in it the entries are: empty, or a package inside and a slash. */
  folder: string
  read: ReadOpened
  allowance: Allowance
}

/** Undefined where nothing is read in it. */
const quizzesIn = async (path: string, bytes: Uint8Array, inside: Inside): Promise<FoundQuiz[] | undefined> => {
  const isOutermost = inside.folder === ''
  // Deeper packages stay closed: nobody sees what is in them, and they may go on without end.
  if (isZip(bytes) && !isOutermost) return undefined
  const opened = await openFile({ name: path.split('/').at(-1) ?? path, bytes }, inside.allowance)
  if ('refusal' in opened) return undefined
  const found = await inside.read(opened)
  if (found === undefined && opened.is === 'package')
    return quizzesOf(opened.name, opened.entries, { ...inside, folder: `${path}/` })
  return found === undefined || 'refusal' in found ? undefined : found
}

const quizzesOf = async (name: string, entries: Entries, inside: Inside): Promise<FoundQuiz[] | undefined> => {
  const quizzes: FoundQuiz[] = []
  const unread: FoundQuestion[] = []
  for (const [path, bytes] of entries) {
    if (isHidden(path) || mediaKind(path) !== undefined) continue
    const found = await quizzesIn(path, bytes, inside)
    if (found === undefined) unread.push(notRead(inside.file, `${inside.folder}${path}`))
    else quizzes.push(...found)
  }
  if (quizzes.length === 0) return undefined
  return unread.length === 0 ? quizzes : [...quizzes, { name: nameWithoutEnding(name), questions: unread }]
}

/**
 * A folder of files that somebody has packed: each as if it came alone; one that is not read is told. Packages and
 * workbooks in it are opened too, those inside them are not. Rules EX46 and EX47.
 */
export const filesInside = (
  { name, entries }: Extract<OpenedFile, { is: 'package' }>,
  read: ReadOpened,
  allowance: Allowance,
): Promise<FoundQuiz[] | undefined> => quizzesOf(name, entries, { file: name, folder: '', read, allowance })
