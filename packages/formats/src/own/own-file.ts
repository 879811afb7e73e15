import { LIMITS } from '@quokka/core/limits'
import { CLASSES } from '@quokka/core/quiz'
import * as z from 'zod'

/** Grows whenever a reader of before would lose something. Decision 0111. */
export const OWN_VERSION = 1
export const OWN_FORMAT = 'quokka-quiz'
/** Where the quizzes stand in the package, and in which folder their media. */
export const OWN_QUIZZES = 'quiz.json'
export const OWN_MEDIA = 'media/'

const MOST_TAGS = 50
const short = z.string().max(100)

/** Media are named by what they hold: the SHA-256 of the content, in the folder of media. */
const Quiz = z.strictObject({
  name: z.string().trim().min(1).max(LIMITS.quizNameCharacters),
  description: z.string().max(LIMITS.quizDescriptionCharacters),
  ageGroup: short,
  language: short.optional(),
  subject: short.optional(),
  classes: z.array(z.literal(CLASSES)).max(CLASSES.length).optional(),
  tags: z.array(short).max(MOST_TAGS).optional(),
  cover: z.string().max(200).optional(),
  /** As an author sends them (contract §2); read by their types. */
  questions: z.array(z.looseObject({ questionTitle: z.string() })).max(LIMITS.slidesPerQuiz),
})

/** What `quiz.json` says in any version. */
export const OwnHead = z.looseObject({ format: z.literal(OWN_FORMAT), version: z.int().min(1) })

/** What it says in this version: fields that nobody knows are refused, as another version would have another number. */
export const OwnFile = z.strictObject({
  format: z.literal(OWN_FORMAT),
  version: z.literal(OWN_VERSION),
  quizzes: z.array(Quiz).min(1),
})
export type OwnFile = z.infer<typeof OwnFile>
export type OwnQuiz = z.infer<typeof Quiz>

/** The fields of a question that name media. */
export const MEDIA_FIELDS = ['questionImage', 'answerImage'] as const
