import type { ExportedQuiz, ExportMedia, WrittenFile } from './exported-quiz.ts'
import type { Loss, WriteFormat } from './writer.ts'

export interface Kept {
  slides: number
  kept: number
  loses: readonly Loss[]
}

export const keptBy = (format: WriteFormat, quizzes: readonly ExportedQuiz[]): Kept => {
  const slides = quizzes.reduce((sum, { questions }) => sum + questions.length, 0)
  const kept = format === 'kahoot' ? Math.floor(slides / 2) : slides
  return { slides, kept, loses: format === 'own' ? [] : format === 'gift' ? ['media', 'times'] : ['media'] }
}

export const writeQuizzes = async (
  format: WriteFormat,
  quizzes: readonly ExportedQuiz[],
  media: ExportMedia,
): Promise<WrittenFile> => {
  const missing: string[] = []
  for (const { questionImage } of quizzes.flatMap(({ questions }) => questions))
    if (questionImage && (await media(questionImage)) === undefined) missing.push(questionImage)
  const bytes = new TextEncoder().encode(JSON.stringify(quizzes))
  return { name: `${quizzes[0]?.name}.${format}`, type: 'text/plain', bytes, missing }
}
