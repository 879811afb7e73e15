import type { AgeGroup } from '@quokka/core/accounts'
import { AGE_GROUPS } from '@quokka/core/accounts'
import type { FileReading, ImportedQuestion, ImportedQuiz } from '@quokka/formats'
import type { ReportMedia } from './kept-report.ts'
import type { Report, ReportQuestion, ReportQuiz, Source } from './report.ts'

type Sent = ImportedQuestion['sent']

/** A medium under a name that no other quiz of the report has. */
const under = (key: string, name: string) => `${key}/${name}`

const withOwnNames = (sent: Sent, key: string): Sent => {
  if (sent === undefined) return undefined
  const named = (name: unknown) => (typeof name === 'string' && name !== '' ? under(key, name) : null)
  return { ...sent, questionImage: named(sent.questionImage), answerImage: named(sent.answerImage) }
}

const knownAge = (said: string | undefined): AgeGroup | undefined => AGE_GROUPS.find((age) => age === said)

/** Questions under keys of their quiz. */
export const keyed = (questions: readonly ImportedQuestion[], key: string): ReportQuestion[] =>
  questions.map((question, place) => ({
    ...question,
    sent: withOwnNames(question.sent, key),
    key: `${key}.${place}`,
  }))

const sourceOf = (reading: Extract<FileReading, { format: unknown }>, index: number): Source | undefined => {
  const mapped = reading.mapped?.[index]
  if (mapped !== undefined) return { is: 'sheet', ...mapped }
  return reading.terms && { is: 'terms', ...reading.terms }
}

const quizOf = (
  { media: _, cover, ageGroup, ...quiz }: ImportedQuiz,
  { key, file, source }: Pick<ReportQuiz, 'key' | 'file'> & { source: Source | undefined },
): ReportQuiz => {
  const age = knownAge(ageGroup)
  return {
    ...quiz,
    ...(cover !== undefined && { cover: under(key, cover) }),
    ...(age !== undefined && { ageGroup: age }),
    key,
    file,
    ...(source !== undefined && { source }),
    questions: keyed(quiz.questions, key),
  }
}

/** The report of what was read, and the media that came along. */
export const reportOf = (
  readings: readonly FileReading[],
  start: Pick<Report, 'id' | 'into' | 'ageGroup'>,
): { report: Report; media: ReportMedia } => {
  const media = new Map<string, Blob>()
  const quizzes: ReportQuiz[] = []
  for (const [place, reading] of readings.entries()) {
    if ('refusal' in reading) continue
    for (const [index, quiz] of reading.quizzes.entries()) {
      const key = `${place}.${index}`
      for (const [name, bytes] of quiz.media ?? []) media.set(under(key, name), new Blob([new Uint8Array(bytes)]))
      quizzes.push(quizOf(quiz, { key, file: reading.file, source: sourceOf(reading, index) }))
    }
  }
  const files = readings.map((reading) =>
    'refusal' in reading
      ? { name: reading.file, refusal: reading.refusal }
      : { name: reading.file, format: reading.format, details: reading.details },
  )
  const ageGroup = knownAge(quizzes[0]?.ageGroup) ?? start.ageGroup
  return { report: { ...start, ageGroup, files, quizzes, uploaded: {} }, media }
}
