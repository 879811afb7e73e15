import { readQuizzes } from '../../packages/content/src/index.ts'
import type { Question } from '../../packages/core/src/questions/index.ts'
import { rightAnswer } from '../../packages/core/src/testing/index.ts'

/** A ready-made quiz that has every type. */
export const ALL_TYPES_QUIZ_ID = 'team-quiz-night'

const byTitle = new Map<string, Question>(
  readQuizzes().flatMap((quiz) =>
    quiz.questions.map((question): [string, Question] => [question.questionTitle, question]),
  ),
)

/** The question of the catalogue behind one that a player sees; a test knows it by its title. */
export const catalogueQuestion = (title: string): Question => {
  const question = byTitle.get(title)
  if (question === undefined) throw new Error(`no question has the title ${title}`)
  return question
}

/** A right answer in wire form; for a survey the first option; undefined for a slide that is only read. */
export const knownAnswer = (title: string): string | undefined => {
  const question = catalogueQuestion(title)
  return rightAnswer(question) ?? ('choices' in question ? question.choices[0] : undefined)
}
