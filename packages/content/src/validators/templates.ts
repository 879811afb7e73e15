import type { Validator } from './entry.ts'
import { byQuiz } from './entry.ts'

const MOST_IN_CATALOGUE = 40
const MOST_IN_QUIZ = 6
const LEAST_TEMPLATES = 3

const tooMany = (entries: Parameters<Validator>[0], most: number): string[] =>
  [...Map.groupBy(entries, ({ written }) => written.template).entries()]
    .filter(([template, made]) => template !== undefined && made.length > most)
    .map(([template, made]) => `${template} made ${made.length} questions`)

/** A rule that makes questions makes not too many of them. Rule CO19. */
export const templates: Validator = (entries) => {
  const inQuizzes = byQuiz(entries).flatMap((quiz) => {
    const quizId = quiz[0]?.file.quizId
    const used = new Set(quiz.flatMap(({ written }) => written.template ?? []))
    const few = used.size > 0 && used.size < LEAST_TEMPLATES ? [`${quizId}: only ${used.size} templates`] : []
    return [...tooMany(quiz, MOST_IN_QUIZ).map((fault) => `${quizId}: ${fault}`), ...few]
  })
  return [...tooMany(entries, MOST_IN_CATALOGUE), ...inQuizzes]
}
