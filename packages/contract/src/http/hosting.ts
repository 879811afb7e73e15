import { AGE_GROUP_SPELLINGS, QUIZ_TYPES } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import { DIFFICULTIES, QUIZ_ORIGINS } from '@quokka/core/quiz'
import * as z from 'zod/mini'
import { CallRefusal } from '../wire/refusal-codes.ts'
import { endpoint } from './endpoint.ts'

const AgeGroupFilter = z.strictObject({ ageGroup: z.optional(z.enum(AGE_GROUP_SPELLINGS)) })

export const Category = z
  .strictObject({
    categoryId: z.string(),
    categoryName: z.string(),
    image: z.string(),
    questionCount: z.int().check(z.minimum(0)),
  })
  .check(z.meta({ id: 'Category' }))
export type Category = z.infer<typeof Category>

export const ReadyMadeQuiz = z
  .strictObject({
    quizId: z.string(),
    quizName: z.string(),
    quizDescription: z.string(),
    quizImage: z.string(),
    categoryIdList: z.string().check(z.describe('A JSON list of category ids, as text')),
    quizType: z.enum(QUIZ_TYPES),
    questionCount: z.int().check(z.minimum(0)),
    origin: z.enum(QUIZ_ORIGINS),
    subject: z.optional(z.string()),
    classes: z.optional(z.array(z.int())),
    language: z.optional(z.string()).check(z.describe('As an ISO 639-1 code, where it is said')),
    /** What a search finds it by, besides name and description. */
    topics: z.optional(z.array(z.string())),
    byline: z.optional(z.string()).check(z.describe("The team's name, or the author's user name")),
    foundIn: z
      .optional(z.string())
      .check(
        z.describe('The title of the question by which a search found it, where the quiz itself does not say all'),
      ),
  })
  .check(z.meta({ id: 'ReadyMadeQuiz' }))
export type ReadyMadeQuiz = z.infer<typeof ReadyMadeQuiz>

export const getCategories = endpoint({
  path: 'getcategories',
  method: 'POST',
  caller: 'anyone',
  changes: false,
  isKept: true,
  maxBytes: 1_000,
  perMinute: 120,
  body: AgeGroupFilter,
  answer: z.strictObject({ allCategories: z.array(Category), allowedCategories: z.array(Category) }),
  summary: 'The categories of the catalogue, and those that the caller may play',
})

const quizLists = { allQuizzes: z.array(ReadyMadeQuiz), allowedQuizzes: z.array(ReadyMadeQuiz) }

export const getReadyMadeQuizzes = endpoint({
  path: 'getreadymadequizzes',
  method: 'POST',
  caller: 'anyone',
  changes: false,
  isKept: true,
  maxBytes: 1_000,
  perMinute: 120,
  body: z.extend(AgeGroupFilter, {
    search: z._default(z.string().check(z.maxLength(LIMITS.quizSearchCharacters)), ''),
    // Texts, since browsers keep what they asked by GET, which has nothing else.
    without: z
      ._default(z.string().check(z.maxLength(100)), '')
      .check(
        z.describe(
          'Of schoolClass, subject and language those that are not to be read from the words, with commas between',
        ),
      ),
    isTyped: z
      ._default(z.enum(['true', 'false']), 'false')
      .check(z.describe('The words are still being typed: that nothing is found says nothing')),
  }),
  answer: z.strictObject({
    ...quizLists,
    nearest: z
      .optional(z.strictObject(quizLists))
      .check(z.describe('Where no quiz says all that was looked for: those that say the most of it')),
    read: z
      .optional(
        z.strictObject({
          schoolClass: z.optional(z.int()),
          subject: z.optional(z.string()),
          language: z.optional(z.string()),
        }),
      )
      .check(z.describe('What was read from the words of the search as a filter')),
  }),
  summary:
    'The quizzes that can be hosted, and those that the caller may host; of those of others the newest. A search finds the best first',
})

export const getPlayedLately = endpoint({
  path: 'getplayedlately',
  method: 'POST',
  caller: 'user',
  changes: false,
  maxBytes: 1_000,
  perMinute: 120,
  body: z.strictObject({}),
  answer: z.strictObject({ quizzes: z.array(ReadyMadeQuiz).check(z.maxLength(LIMITS.playedLatelyQuizzes)) }),
  summary: 'The quizzes of the last games that the caller hosted and may host again, the latest first',
})

const id = z.string().check(z.minLength(1), z.maxLength(100))

/** Of questions that are drawn; every one where it is left out. */
const difficulty = z.optional(z.enum(DIFFICULTIES))

const InviteOptions = {
  showAnswer: z._default(z.boolean(), true),
  randomizeQuestion: z._default(z.boolean(), false),
  hostMode: z._default(z.boolean(), false),
  ageGroup: z.optional(z.enum(AGE_GROUP_SPELLINGS)),
  /** Left out, the age group decides: on for the two young ones. */
  safeNames: z.optional(z.boolean()),
  calm: z._default(z.boolean(), false).check(z.describe('No points for speed, and no sound of a clock')),
  language: z
    .optional(z.string().check(z.maxLength(20)))
    .check(z.describe("The host's, as a BCP 47 tag, where everybody who has not chosen one is to see the room in it")),
}

export const createInvite = endpoint({
  path: 'createinvite',
  method: 'POST',
  caller: 'anyone',
  changes: true,
  maxBytes: 10_000,
  perMinute: 30,
  body: z.union([
    z.strictObject({ ...InviteOptions, quizId: id }),
    z.strictObject({ ...InviteOptions, categories: z.array(id).check(z.minLength(1), z.maxLength(50)), difficulty }),
  ]),
  answer: z.discriminatedUnion('status', [
    z.strictObject({ status: z.literal('Success'), roomId: z.string() }),
    z.strictObject({
      status: z.literal('Error'),
      errorCode: CallRefusal,
      errorMessage: z.string(),
      errorSays: z.optional(z.string()),
    }),
  ]),
  summary: 'Opens a room; the caller becomes its host',
})

export const countInterest = endpoint({
  path: 'countinterest',
  method: 'POST',
  caller: 'anyone',
  changes: false,
  maxBytes: 10_000,
  perMinute: 240,
  body: z.extend(AgeGroupFilter, { categories: z.array(id).check(z.minLength(1), z.maxLength(50)), difficulty }),
  answer: z.strictObject({ questionCount: z.int().check(z.minimum(0)) }),
  summary: 'How many questions stand behind a choice of categories',
})
