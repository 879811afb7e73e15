import { AuthoredQuestion, asSent, numbered } from '@quokka/core/questions'
import type { FoundQuestion, FoundQuiz } from '../found-quiz.ts'
import type { OwnQuiz } from '../own/own-file.ts'
import { MEDIA_FIELDS, OWN_QUIZZES, OWN_VERSION, OwnFile, OwnHead } from '../own/own-file.ts'
import type { Change } from '../remark.ts'
import type { MediaShelf } from './media-shelf.ts'
import { mediaShelf } from './media-shelf.ts'
import type { Entries } from './opening/unzip.ts'
import type { Found, Reader } from './reader.ts'
import type { Refusal } from './refusal.ts'

const parsedJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

type Sent = Readonly<Record<string, unknown>>

/** The question as its type reads it, and the fields that the type does not have: another program wrote them. */
const readSent = (sent: Sent): { fields: Sent; unknown: string[] } => {
  const read = AuthoredQuestion.safeParse(sent)
  if (!read.success) return { fields: sent, unknown: [] }
  const fields = asSent(numbered(read.data, 'question'))
  return { fields, unknown: Object.keys(sent).filter((field) => !Object.hasOwn(fields, field)) }
}

const foundQuestion = (
  sent: OwnQuiz['questions'][number],
  item: string,
  keep: (name: string) => string | undefined,
  file: string,
): FoundQuestion => {
  const { fields, unknown } = readSent(sent)
  const changes: Change[] = unknown.map((what) => ({ code: 'settingLeftOut', what }))
  const kept = (field: (typeof MEDIA_FIELDS)[number]): [string, string | null] => {
    const name = sent[field]
    if (typeof name !== 'string' || name === '') return [field, null]
    const own = keep(name)
    if (own === undefined) changes.push({ code: 'pictureMissing', name })
    return [field, own ?? null]
  }
  const media = Object.fromEntries(MEDIA_FIELDS.map(kept))
  return {
    place: { file, item },
    title: sent.questionTitle,
    answer: { form: 'sent', fields: { ...fields, ...media } },
    changes,
  }
}

const foundQuiz = (quiz: OwnQuiz, entries: Entries, file: string): FoundQuiz => {
  const shelf: MediaShelf = mediaShelf()
  const keep = (name: string): string | undefined => {
    const bytes = entries.get(name)
    return bytes && shelf.put(name, bytes)
  }
  const { cover: coverName, questions, name, description, ageGroup, language, subject, classes, tags } = quiz
  const cover = coverName === undefined ? undefined : keep(coverName)
  return {
    name,
    description,
    ageGroup,
    ...(language !== undefined && { language }),
    ...(subject !== undefined && { subject }),
    ...(classes !== undefined && { classes }),
    ...(tags !== undefined && { tags }),
    ...(cover !== undefined && { cover }),
    questions: questions.map((sent, place) => foundQuestion(sent, `${place + 1}`, keep, file)),
    ...(shelf.media.size > 0 && { media: shelf.media }),
  }
}

const refuse = (refusal: Refusal): Found => ({ refusal })

/** Our own format: the quizzes as they were written, or nothing. Rule EX50. */
export const ownFormat: Reader = {
  format: 'own',
  read: (file) => {
    const written = file.is === 'package' ? file.entries.get(OWN_QUIZZES) : undefined
    if (file.is !== 'package' || written === undefined) return undefined
    const json = parsedJson(written)
    if (json === undefined) return refuse({ code: 'damaged', entry: OWN_QUIZZES })
    const head = OwnHead.safeParse(json)
    if (!head.success) return undefined
    if (head.data.version > OWN_VERSION) return refuse({ code: 'versionUnknown', version: head.data.version })
    const read = OwnFile.safeParse(json)
    if (!read.success)
      return refuse({ code: 'ownFileChanged', where: read.error.issues[0]?.path.join('.') || OWN_QUIZZES })
    return read.data.quizzes.map((quiz) => foundQuiz(quiz, file.entries, file.name))
  },
}
