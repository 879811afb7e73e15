import { AGE_GROUPS } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import { CLASSES, DIFFICULTIES, SUBJECTS } from '@quokka/core/quiz'
import * as z from 'zod'
import { CATALOGUE_TYPES } from './catalogue-types.ts'

const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u)
const words = (most: number) => z.array(z.string().trim().min(1).max(40)).min(1).max(most)
/** Where a fact that can age was looked up, and when. */
const looked = {
  sources: z.array(z.string().min(1)).min(1).optional(),
  checkedOn: z.iso.date().optional(),
}

/** What a catalogue question says besides what an author sends: its timer follows from the quiz, its points are the usual ones. */
const ownFields = {
  /** Written once: reports and earlier games know the question by it. */
  questionId: id,
  /** The options stay as written: numbers, sizes, dates. */
  keepOrder: z.literal(true).optional(),
  /** Twice the time. */
  slow: z.literal(true).optional(),
  /** The rule that a derived question was made by. */
  template: id.optional(),
  /** What a second solver works out; its value is the right answer. */
  reckoning: z.string().min(1).optional(),
  ...looked,
}

/** Fields of a question as sent (contract §2), read by its type afterwards. */
const sentFields = {
  questionType: z.enum(CATALOGUE_TYPES),
  questionTitle: z.unknown(),
  questionImage: z.unknown().optional(),
  questionImageAlt: z.unknown().optional(),
  answerImage: z.unknown().optional(),
  answerImageAlt: z.unknown().optional(),
  answerContent: z.unknown(),
  answerChoices: z.unknown().optional(),
  correctAnswer: z.unknown().optional(),
  exactSpelling: z.unknown().optional(),
}

const FileQuestion = z.strictObject({ ...ownFields, ...sentFields })

/** A file of `quizzes/`. `free` quizzes are open to every plan; for people of 18 and older there is no class, unless the quiz is school matter. Rule CO7. */
export const QuizFile = z.strictObject({
  quizId: id,
  quizName: z.string().min(1).max(LIMITS.quizNameCharacters),
  quizDescription: z.string().min(1).max(LIMITS.quizDescriptionCharacters),
  quizImage: z.string(),
  ageGroup: z.enum(AGE_GROUPS),
  categories: z.array(z.string()).min(1),
  tier: z.enum(['free', 'premium']),
  subject: z.enum(SUBJECTS),
  classes: z.array(z.literal(CLASSES)),
  topics: words(6),
  difficulty: z.enum(DIFFICULTIES),
  language: z.enum(['en', 'hi']),
  keyWords: words(10),
  ...looked,
  questions: z.array(FileQuestion).min(1),
})
export type QuizFile = z.infer<typeof QuizFile>
