import { AGE_GROUPS, QUIZ_TYPES } from '@quokka/core/accounts'
import * as z from 'zod'
import { endpoint } from './endpoint.ts'

const AgeGroupFilter = z.strictObject({ ageGroup: z.enum(AGE_GROUPS).optional() })

export const Category = z
  .strictObject({
    categoryId: z.string(),
    categoryName: z.string(),
    image: z.string(),
    questionCount: z.int().min(0),
  })
  .meta({ id: 'Category' })
export type Category = z.infer<typeof Category>

export const ReadyMadeQuiz = z
  .strictObject({
    quizId: z.string(),
    quizName: z.string(),
    quizDescription: z.string(),
    quizImage: z.string(),
    categoryIdList: z.string().describe('A JSON list of category ids, as text'),
    quizType: z.enum(QUIZ_TYPES),
    questionCount: z.int().min(0),
  })
  .meta({ id: 'ReadyMadeQuiz' })
export type ReadyMadeQuiz = z.infer<typeof ReadyMadeQuiz>

export const getCategories = endpoint({
  path: 'getcategories',
  method: 'POST',
  caller: 'anyone',
  changes: false,
  maxBytes: 1_000,
  perMinute: 120,
  body: AgeGroupFilter,
  answer: z.strictObject({ allCategories: z.array(Category), allowedCategories: z.array(Category) }),
  summary: 'The categories of the catalogue, and those that the caller may play',
})

export const getReadyMadeQuizzes = endpoint({
  path: 'getreadymadequizzes',
  method: 'POST',
  caller: 'anyone',
  changes: false,
  maxBytes: 1_000,
  perMinute: 120,
  body: AgeGroupFilter,
  answer: z.strictObject({ allQuizzes: z.array(ReadyMadeQuiz), allowedQuizzes: z.array(ReadyMadeQuiz) }),
  summary: 'The quizzes that can be hosted, and those that the caller may host',
})

const InviteOptions = {
  showAnswer: z.boolean().default(true),
  randomizeQuestion: z.boolean().default(false),
  hostMode: z.boolean().default(false),
  ageGroup: z.enum(AGE_GROUPS).optional(),
}

export const createInvite = endpoint({
  path: 'createinvite',
  method: 'POST',
  caller: 'anyone',
  changes: true,
  maxBytes: 10_000,
  perMinute: 30,
  body: z.union([
    z.strictObject({ ...InviteOptions, quizId: z.string().min(1).max(100) }),
    z.strictObject({ ...InviteOptions, categories: z.array(z.string().min(1).max(100)).min(1).max(50) }),
  ]),
  answer: z.discriminatedUnion('status', [
    z.strictObject({ status: z.literal('Success'), roomId: z.string() }),
    z.strictObject({ status: z.literal('Error'), errorMessage: z.string() }),
  ]),
  summary: 'Opens a room; the caller becomes its host',
})

/** The seat that the caller's browser has in a room already, whatever was closed meanwhile. */
export const OwnSeat = z
  .strictObject({ playerName: z.string(), playerAvatar: z.string(), isHost: z.boolean() })
  .meta({ id: 'OwnSeat' })
export type OwnSeat = z.infer<typeof OwnSeat>

export const checkRoomId = endpoint({
  path: 'checkroomid',
  method: 'POST',
  caller: 'anyone',
  changes: false,
  maxBytes: 1_000,
  perMinute: 60,
  body: z.strictObject({ roomId: z.string().max(200) }),
  answer: z.strictObject({ roomIdExistsFlag: z.boolean(), ownSeat: OwnSeat.nullable() }),
  summary: 'Whether a room with this code is open, and whether the caller sits in it',
})
