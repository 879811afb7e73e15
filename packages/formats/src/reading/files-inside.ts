import { mediaKind } from '@quokka/core/media'
import type { FoundQuestion, FoundQuiz } from '../found-quiz.ts'
import { openFile } from './open-file.ts'
import type { OpenedFile } from './opened-file.ts'
import { nameWithoutEnding } from './opened-file.ts'
import type { Entries } from './opening/unzip.ts'
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

/** Undefined where nothing is read in it. A package or a workbook inside stays closed: what is in it was not counted. */
const quizzesIn = async (path: string, bytes: Uint8Array, read: ReadOpened): Promise<FoundQuiz[] | undefined> => {
  if (isZip(bytes)) return undefined
  const opened = await openFile({ name: path.split('/').at(-1) ?? path, bytes })
  const found = 'refusal' in opened ? undefined : await read(opened)
  return found === undefined || 'refusal' in found ? undefined : found
}

/** A folder of files that somebody has packed: each as if it came alone; one that is not read is told. Rule EX46. */
export const filesInside = async (
  file: string,
  entries: Entries,
  read: ReadOpened,
): Promise<FoundQuiz[] | undefined> => {
  const quizzes: FoundQuiz[] = []
  const unread: FoundQuestion[] = []
  for (const [path, bytes] of entries) {
    if (isHidden(path) || mediaKind(path) !== undefined) continue
    const found = await quizzesIn(path, bytes, read)
    if (found === undefined) unread.push(notRead(file, path))
    else quizzes.push(...found)
  }
  if (quizzes.length === 0) return undefined
  return unread.length === 0 ? quizzes : [...quizzes, { name: nameWithoutEnding(file), questions: unread }]
}
