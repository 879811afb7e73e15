import { readQuizFiles, readQuizzes } from '@quokka/content'
import type { Question } from '@quokka/core/questions'
import { playerView } from '@quokka/core/questions'

/** Tests play it most: its questions come first where another quiz asks with the same words. */
const ALL_TYPES_QUIZ = 'team-quiz-night'

/** The quizzes that have a slide of this title, by their ids: titles are looked up in the files, as reading all questions takes long. */
const quizIdsByTitle = Map.groupBy(
  readQuizFiles().flatMap(({ quizId, questions }) => questions.map(({ questionTitle }) => ({ quizId, questionTitle }))),
  ({ questionTitle }) => questionTitle,
)

/** The questions of the catalogue that ask with these words: several where a picture or the options make the difference. */
export const catalogueQuestions = (title: string): Question[] => {
  const quizIds = new Set(quizIdsByTitle.get(title)?.map(({ quizId }) => quizId))
  return readQuizzes()
    .filter(({ quizId }) => quizIds.has(quizId))
    .toSorted((left, right) => Number(right.quizId === ALL_TYPES_QUIZ) - Number(left.quizId === ALL_TYPES_QUIZ))
    .flatMap((quiz) => quiz.questions().filter(({ questionTitle }) => questionTitle === title))
}

const sortedChoices = (choices: unknown): string => JSON.stringify([choices].flat(3).map(String).sort())

/** The question of the catalogue behind one that a player sees; `choices` as they are asked tell those of the same words apart. */
export const catalogueQuestion = (title: string, choices?: unknown): Question => {
  const asked = catalogueQuestions(title)
  const question =
    asked.find((one) => sortedChoices(playerView(one).answerChoices) === sortedChoices(choices)) ?? asked[0]
  if (question === undefined) throw new Error(`no question has the title ${title}`)
  return question
}
