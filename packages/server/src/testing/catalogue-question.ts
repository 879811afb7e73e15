import { readQuizzes } from '@quokka/content'
import type { Question } from '@quokka/core/questions'

/** The question of the catalogue behind one that a player sees; a test knows it by its title. */
export const catalogueQuestion = (title: string): Question => {
  const question = readQuizzes()
    .find(({ slides }) => slides.some(({ questionTitle }) => questionTitle === title))
    ?.questions()
    .find(({ questionTitle }) => questionTitle === title)
  if (question === undefined) throw new Error(`no question has the title ${title}`)
  return question
}
