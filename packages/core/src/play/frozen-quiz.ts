import * as z from 'zod'
import { QUIZ_TYPES } from '../accounts/quiz-type.ts'
import type { Random } from '../lib/random.ts'
import { Question, shuffled } from '../questions/index.ts'

/** Where a media file is stored; players only ever see an alias of it. */
export const MediaPlace = z.strictObject({ folder: z.string(), name: z.string() })
export type MediaPlace = z.infer<typeof MediaPlace>

/**
 * The quiz as a room or an attempt plays it, whatever is edited meanwhile: every id and media name is an alias made for it alone,
 * choices are shuffled, the given letters chosen. Rules RM2, QT14.
 */
export const FrozenQuiz = z.strictObject({
  alias: z.string(),
  sourceQuizId: z.string(),
  quizName: z.string(),
  quizType: z.enum(QUIZ_TYPES),
  questions: z.array(Question).min(1),
  sourceQuestionIds: z.record(z.string(), z.string()),
  media: z.record(z.string(), MediaPlace),
})
export type FrozenQuiz = z.infer<typeof FrozenQuiz>

/** A quiz as its author keeps it, with the folder that its media lie in. */
export const SourceQuiz = z.strictObject({
  quizId: z.string(),
  quizName: z.string(),
  quizType: z.enum(QUIZ_TYPES),
  mediaFolder: z.string(),
  questions: z.array(Question).min(1).readonly(),
})
export type SourceQuiz = z.infer<typeof SourceQuiz>

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.'))

/** Freezes a quiz for one room or attempt. `newId` must give names that nobody can guess: an answer's picture is protected by its name alone. */
export const freezeQuiz = (source: SourceQuiz, random: Random, newId: () => string): FrozenQuiz => {
  const media = new Map<string, MediaPlace>()
  const sourceQuestionIds = new Map<string, string>()
  const aliasOf = (name: string | null): string | null => {
    if (name === null) return null
    const alias = `${newId()}${extensionOf(name)}`
    media.set(alias, { folder: source.mediaFolder, name })
    return alias
  }
  const questions = source.questions.map((question) => {
    const questionId = newId()
    sourceQuestionIds.set(questionId, question.questionId)
    const renamed = {
      ...question,
      questionId,
      questionImage: aliasOf(question.questionImage),
      answerImage: aliasOf(question.answerImage),
    }
    return shuffled(renamed, random)
  })
  const { quizId: sourceQuizId, quizName, quizType } = source
  return {
    alias: newId(),
    sourceQuizId,
    quizName,
    quizType,
    questions,
    sourceQuestionIds: Object.fromEntries(sourceQuestionIds),
    media: Object.fromEntries(media),
  }
}

/** A question of a frozen quiz under its author's id and media names again; the choices stay shuffled. */
export const unfrozen = (quiz: FrozenQuiz, question: Question): Question => {
  const nameOf = (alias: string | null): string | null => (alias === null ? null : (quiz.media[alias]?.name ?? null))
  return {
    ...question,
    questionId: quiz.sourceQuestionIds[question.questionId] ?? question.questionId,
    questionImage: nameOf(question.questionImage),
    answerImage: nameOf(question.answerImage),
  }
}

/** Where the author's media lie; empty where the quiz has none. */
export const mediaFolderOf = ({ media }: FrozenQuiz): string => Object.values(media)[0]?.folder ?? ''

/** The same quiz for another game of the room, under fresh aliases: what was meant for the game before fits nothing here. Rule RM18. */
export const refreezeQuiz = (quiz: FrozenQuiz, random: Random, newId: () => string): FrozenQuiz => {
  const questions = quiz.questions.map((question) => unfrozen(quiz, question))
  const { sourceQuizId: quizId, quizName, quizType } = quiz
  return freezeQuiz({ quizId, quizName, quizType, mediaFolder: mediaFolderOf(quiz), questions }, random, newId)
}
