import type { ExportedQuiz, Kept, WriteFormat, WrittenFile } from '@quokka/formats'
import { keptBy, writeQuizzes } from '@quokka/formats'
import { mediaUrl } from '../lib/calls/media-url.ts'
import { mediaOf } from './exported-quiz.ts'

export type KeptByFormat = ReadonlyMap<WriteFormat, Kept>

/** What each format keeps of these quizzes. Rule XM2. */
export const weigh = (quizzes: readonly ExportedQuiz[], formats: readonly WriteFormat[]): KeptByFormat =>
  new Map(formats.map((format) => [format, keptBy(format, quizzes)]))

const fetchMedium = async (name: string): Promise<Uint8Array | undefined> => {
  const response = await fetch(mediaUrl('uploads', name))
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
}

/** Writes the quizzes into one file. Progress goes from 0 to 1 with the media, which are what takes long. */
export const write = (
  quizzes: readonly ExportedQuiz[],
  format: WriteFormat,
  onProgress: (share: number) => void,
): Promise<WrittenFile> => {
  const names = mediaOf(quizzes)
  const asked = new Set<string>()
  return writeQuizzes(format, quizzes, async (name) => {
    const bytes = await fetchMedium(name).catch(() => undefined)
    asked.add(name)
    onProgress(asked.size / names.length)
    return bytes
  })
}
