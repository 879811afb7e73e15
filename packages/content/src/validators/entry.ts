import type { Question } from '@quokka/core/questions'
import { playerView, solution } from '@quokka/core/questions'
import { questionsOf } from '../catalogue.ts'
import type { QuizFile } from '../quiz-file.ts'

/** A slide as it is written and as it is played, with the file that it stands in. */
export interface Entry {
  file: QuizFile
  written: QuizFile['questions'][number]
  question: Question
}

/** What looks for one kind of fault: a sentence for each one found, with the id of the quiz or question. */
export type Validator = (entries: readonly Entry[]) => string[]

export const entriesOf = (files: readonly QuizFile[]): Entry[] =>
  files.flatMap((file) => {
    const questions = questionsOf(file)
    return file.questions.map((written, index) => ({ file, written, question: questions[index] as Question }))
  })

/** All entries of one quiz, quiz by quiz. */
export const byQuiz = (entries: readonly Entry[]): Entry[][] => [
  ...Map.groupBy(entries, ({ file }) => file.quizId).values(),
]

/** Options, items or both sides of pairs; empty for what is typed or only read. */
export const offeredTexts = ({ question }: Entry): string[] => playerView(question).answerChoices.flat()

/** Every right text: the option, the accepted spellings, items in order, both sides of pairs. */
export const rightTexts = ({ question }: Entry): string[] => solution(question).flat()

export const isOfType = (entry: Entry, ...types: Question['questionType'][]): boolean =>
  types.includes(entry.question.questionType)

/** A share in whole per cent. */
export const percentOf = (part: number, whole: number): number => Math.round((100 * part) / Math.max(1, whole))
