import { LIMITS } from '@quokka/core/limits'
import type { Question } from '@quokka/core/questions'
import { exchanged, forEditors, isScored, isTimed } from '@quokka/core/questions'
import { csvWriter } from './csv.ts'
import { excelWriter } from './excel.ts'
import type { ExportedQuiz, ExportMedia, WrittenFile } from './exported-quiz.ts'
import { fileNameOf } from './file-name.ts'
import { giftWriter } from './gift.ts'
import { kahootWriter } from './kahoot.ts'
import { moodle } from './moodle.ts'
import { own } from './own.ts'
import { packed } from './packed.ts'
import { QTI_WRITERS } from './qti.ts'
import type { Loss, WriteFormat, Writer } from './writer.ts'

/** In the order in which they are offered. */
const WRITERS: readonly Writer[] = [own, excelWriter, csvWriter, kahootWriter, giftWriter, moodle, ...QTI_WRITERS]

const writerOf = (format: WriteFormat): Writer => {
  const writer = WRITERS.find((one) => one.format === format)
  if (writer === undefined) throw new Error(`nothing writes ${format}`)
  return writer
}

/** Names that are alike are numbered: file systems do not tell capitals from small letters. */
const withoutEqualNames = (files: readonly WrittenFile[]): Map<string, Uint8Array> => {
  const entries = new Map<string, Uint8Array>()
  const taken = new Set<string>()
  for (const { name, bytes } of files) {
    const dot = name.lastIndexOf('.')
    let own = name
    for (let number = 2; taken.has(own.toLowerCase()); number += 1)
      own = `${name.slice(0, dot)} ${number}${name.slice(dot)}`
    taken.add(own.toLowerCase())
    entries.set(own, bytes)
  }
  return entries
}

/** Quizzes as one file to download: of the format itself where it holds all of them, or else a package of such files. Rule EX51. */
export const writeQuizzes = async (
  format: WriteFormat,
  quizzes: readonly ExportedQuiz[],
  media: ExportMedia,
): Promise<WrittenFile> => {
  const writer = writerOf(format)
  const [only] = quizzes
  if (quizzes.length === 1 && only !== undefined) return writer.write(only, media)
  if (writer.writeAll !== undefined) return writer.writeAll(quizzes, media)
  const files: WrittenFile[] = []
  for (const quiz of quizzes) files.push(await writer.write(quiz, media))
  return {
    name: fileNameOf(`quizzes ${format}`, 'zip'),
    type: 'application/zip',
    bytes: packed(withoutEqualNames(files)),
    missing: [...new Set(files.flatMap(({ missing }) => missing))],
  }
}

const isSurvey = (question: Question): boolean => {
  const asked = exchanged(question)
  return asked.form === 'choice' ? asked.isSurvey === true : asked.form === 'truth' && asked.isTrue === null
}

const some =
  (has: (question: Question) => boolean) =>
  ({ questions }: ExportedQuiz): boolean =>
    questions.some(has)

/** Whether a quiz has what a format may have no place for. */
const HAS: Readonly<Record<Loss, (quiz: ExportedQuiz) => boolean>> = {
  media: some(({ questionImage, answerImage }) => questionImage !== null || answerImage !== null),
  cover: ({ cover = '' }) => cover !== '',
  details: ({ description, tags = [], language, subject, classes }) =>
    description !== '' || tags.length > 0 || [language, subject, classes].some((said) => said !== undefined),
  explanations: some(({ answerContent }) => answerContent !== null),
  times: some((question) => isTimed(question) && question.timerS !== LIMITS.defaultTimerS),
  points: some((question) => isTimed(question) && question.maxPoints !== LIMITS.defaultMaxPoints),
  speed: some(isScored),
  settings: some((question) => Object.keys(forEditors(question)).length > 0),
  pairs: some((question) => exchanged(question).form === 'pairs'),
  orders: some((question) => exchanged(question).form === 'order'),
  typed: some((question) => exchanged(question).form === 'typed'),
  notes: some((question) => exchanged(question).form === 'note'),
  surveys: some(isSurvey),
}

/** What a format keeps of some quizzes. */
export interface Kept {
  slides: number
  /** Those of the slides that it has a form for. */
  kept: number
  /** What it leaves out of them and these quizzes really have. */
  loses: readonly Loss[]
}

/** What of these very quizzes a format keeps, for whoever chooses one. Rule EX51. */
export const keptBy = (format: WriteFormat, quizzes: readonly ExportedQuiz[]): Kept => {
  const { keeps, loses } = writerOf(format)
  const questions = quizzes.flatMap((quiz) => quiz.questions)
  return {
    slides: questions.length,
    kept: questions.filter(keeps).length,
    loses: loses.filter((loss) => quizzes.some(HAS[loss])),
  }
}
