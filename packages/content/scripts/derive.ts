// Writes the quizzes that rules make to quizzes/<quizId>.json: all of them, or those that are named.
// Run: node packages/content/scripts/derive.ts [quizId...], then biome over what was written.
import { writeFile } from 'node:fs/promises'
import { composeAll } from './derived/compose-all.ts'
import type { ComposedQuiz } from './derived/derived-quiz.ts'
import { RULES } from './derived/rules.ts'

const MOST_OF_A_TEMPLATE = 40

const QUIZZES_FOLDER = new URL('../quizzes/', import.meta.url)

function countTemplates(quizzes: readonly ComposedQuiz[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { questions } of quizzes) {
    for (const question of questions) {
      if ('template' in question) counts.set(question.template, (counts.get(question.template) ?? 0) + 1)
    }
  }
  return counts
}

const quizzes = composeAll(RULES)
const counts = countTemplates(quizzes)
for (const [template, count] of [...counts].sort()) console.log(`${String(count).padStart(4)} ${template}`)
const excess = [...counts].filter(([, count]) => count > MOST_OF_A_TEMPLATE)
if (excess.length > 0) {
  console.error(`More than ${MOST_OF_A_TEMPLATE} questions of ${excess.map(([template]) => template).join(', ')}.`)
  process.exit(1)
}
const named = process.argv.slice(2)
const written = quizzes.filter((quiz) => named.length === 0 || named.includes(quiz.quizId))
for (const quiz of written) {
  await writeFile(new URL(`${quiz.quizId}.json`, QUIZZES_FOLDER), `${JSON.stringify(quiz, null, 2)}\n`)
}
const questions = written.reduce((sum, quiz) => sum + quiz.questions.length, 0)
console.log(`${written.length} quizzes of ${questions} slides written`)
