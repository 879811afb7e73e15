import * as z from 'zod'
import { LIMITS } from '../limits.ts'

/** The contract writes the absence of an explanation as this word (contract §2). */
const NO_EXPLANATION = 'None'

const mediaName = z.string().max(200).nullable()
const pictureText = z.string().max(LIMITS.pictureTextCharacters)

/** What every stored question carries, whatever its type. `timerS` in seconds; media by name, null for none; what a picture shows only where its author wrote it (QU19). */
export const commonStored = {
  questionId: z.string().min(1),
  questionTitle: z.string().trim().min(1).max(LIMITS.titleCharacters),
  questionImage: mediaName,
  answerImage: mediaName,
  questionImageAlt: pictureText.optional(),
  answerImageAlt: pictureText.optional(),
  answerContent: z.string().max(LIMITS.explanationCharacters).nullable(),
  timerS: z.int().min(1).max(LIMITS.longestTimerS),
  maxPoints: z.int().min(0).max(LIMITS.largestMaxPoints),
}

const optionalMedia = z
  .string()
  .max(200)
  .nullish()
  .transform((name) => (name ? name : null))

const optionalPictureText = z
  .string()
  .trim()
  .max(LIMITS.pictureTextCharacters)
  .nullish()
  .transform((text) => text || undefined)
  .optional()

const explanation = z
  .string()
  .max(LIMITS.explanationCharacters)
  .nullish()
  .transform((text) => (text && text !== NO_EXPLANATION ? text : null))

/** What every question as sent carries (contract §2, "Question (as sent)"), apart from its ids and its type. */
export const commonAuthored = {
  questionTitle: commonStored.questionTitle,
  questionImage: optionalMedia,
  answerImage: optionalMedia,
  questionImageAlt: optionalPictureText,
  answerImageAlt: optionalPictureText,
  answerContent: explanation,
  timer: z.int().min(1).max(LIMITS.longestTimerS).default(LIMITS.defaultTimerS),
  maxPoints: z.int().min(0).max(LIMITS.largestMaxPoints).default(LIMITS.defaultMaxPoints),
}

/** An option, item or side of a pair, as an author writes it. */
export const optionText = z.string().trim().min(1).max(LIMITS.optionCharacters)

/** Whether two lists hold the same texts, in whatever order. */
export const isPermutation = (left: readonly string[], right: readonly string[]): boolean => {
  const sortedRight = [...right].sort()
  return left.length === right.length && [...left].sort().every((item, index) => item === sortedRight[index])
}
