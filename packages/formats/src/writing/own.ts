import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { asSent } from '@quokka/core/questions'
import { strToU8 } from 'fflate'
import type { OwnFile, OwnQuiz } from '../own/own-file.ts'
import { MEDIA_FIELDS, OWN_FORMAT, OWN_MEDIA, OWN_QUIZZES, OWN_VERSION } from '../own/own-file.ts'
import { exportedMedia } from './exported-media.ts'
import type { ExportedQuiz } from './exported-quiz.ts'
import { fileNameOf } from './file-name.ts'
import { packed } from './packed.ts'
import type { Writer } from './writer.ts'

const extensionOf = (name: string): string => /\.[a-z0-9]{1,5}$/iu.exec(name)?.[0].toLowerCase() ?? ''

/** A text as it stands in a file; null where the medium could not be had. */
const ownQuiz = (quiz: ExportedQuiz, own: (name: unknown) => string | null): OwnQuiz => {
  const { name, description, ageGroup, language, subject, classes, tags } = quiz
  const cover = own(quiz.cover)
  return {
    name,
    description,
    ageGroup,
    ...(language !== undefined && { language }),
    ...(subject !== undefined && { subject }),
    ...(classes !== undefined && { classes: [...classes] }),
    ...(tags !== undefined && { tags: [...tags] }),
    ...(cover !== null && { cover }),
    questions: quiz.questions.map((question) => {
      const sent = asSent(question)
      const media = MEDIA_FIELDS.map((field) => [field, own(sent[field])])
      return { ...sent, ...Object.fromEntries(media), questionTitle: question.questionTitle }
    }),
  }
}

const writeAll: NonNullable<Writer['writeAll']> = async (quizzes, media) => {
  const { bytes, missing } = await exportedMedia(quizzes, media)
  const names = new Map<unknown, string>()
  const files = new Map<string, Uint8Array>()
  for (const [name, content] of bytes) {
    const own = `${OWN_MEDIA}${bytesToHex(sha256(content))}${extensionOf(name)}`
    names.set(name, own)
    files.set(own, content)
  }
  const file: OwnFile = {
    format: OWN_FORMAT,
    version: OWN_VERSION,
    quizzes: quizzes.map((quiz) => ownQuiz(quiz, (name) => names.get(name) ?? null)),
  }
  const entries = new Map([[OWN_QUIZZES, strToU8(JSON.stringify(file, null, 1))], ...files])
  const [first] = quizzes
  const name = quizzes.length === 1 ? (first?.name ?? '') : 'quizzes'
  return { name: fileNameOf(name, 'quokka'), type: 'application/zip', bytes: packed(entries), missing }
}

/** Our own format: all of any number of quizzes. Rule EX50. */
export const own: Writer = {
  format: 'own',
  extension: 'quokka',
  loses: [],
  keeps: () => true,
  write: (quiz, media) => writeAll([quiz], media),
  writeAll,
}
