import type { ExportedQuiz, ExportMedia } from './exported-quiz.ts'

/** The media of quizzes as they were given out, and the names of those that could not be had. */
export interface ExportedMedia {
  bytes: ReadonlyMap<string, Uint8Array>
  missing: readonly string[]
}

/** Cover and media of the questions, each once, in their order. */
export const mediaNames = ({ cover, questions }: ExportedQuiz): string[] => [
  ...new Set(
    [cover, ...questions.flatMap(({ questionImage, answerImage }) => [questionImage, answerImage])].flatMap(
      (name) => name || [],
    ),
  ),
]

/** Asks for all media of some quizzes, each once and one after the other. */
export const exportedMedia = async (quizzes: readonly ExportedQuiz[], media: ExportMedia): Promise<ExportedMedia> => {
  const bytes = new Map<string, Uint8Array>()
  const missing: string[] = []
  for (const name of new Set(quizzes.flatMap(mediaNames))) {
    const content = await media(name)
    if (content === undefined) missing.push(name)
    else bytes.set(name, content)
  }
  return { bytes, missing }
}
