import { AGE_GROUPS, QUIZ_TYPES } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import { QUESTION_TYPES } from '@quokka/core/questions'
import { CLASSES, QUIZ_LIMITS, QUIZ_STATUSES, STATUS_CODES, SUBJECTS } from '@quokka/core/quiz'
import { QUIZ_LANGUAGES } from '@quokka/core/search-filters'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PositiveInt32 } from './positive-int32.ts'

const id = z.string().check(z.minLength(1), z.maxLength(100))
/** Long enough for every rule to speak for itself. */
const text = z.string().check(z.maxLength(2_000))
const revision = PositiveInt32.check(z.describe('Grows with each change; sent back, it makes a stale change a 409'))
/** null or empty: none; a name that the server gave out: kept; a data URL: new content, smaller than the body. A banner may be the address of a drawing of the catalogue. */
const media = z.optional(z.nullable(z.string()))

/** The sentence with which an administrator took a quiz down; there is none while it may be hosted. */
const takenDownReason = z.optional(z.string())

/** Who may play a quiz once it is published. */
const players = {
  isPublic: z.boolean(),
  teamCount: z.int().check(z.minimum(0), z.describe('Teams that may play it while it is not public')),
}

/** A slide as its editors read it back (contract §2). */
export const QuestionRead = z
  .strictObject({
    questionId: z.string(),
    quizId: z.string(),
    questionType: z.enum(QUESTION_TYPES),
    questionTitle: z.string(),
    correctAnswer: z.string().check(z.describe('A JSON list, as text')),
    answerChoices: z.string().check(z.describe('A JSON list, as text')),
    s3ImageName: z.nullable(z.string()),
    s3AnswerImageName: z.nullable(z.string()),
    questionImageAlt: z.optional(z.string()).check(z.describe('What the picture shows, where its author wrote it')),
    answerImageAlt: z.optional(z.string()),
    answerContent: z.string().check(z.describe('`None` when there is no explanation')),
    timeToAnswer: z.int(),
    maxPoints: z.int(),
    questionNumber: z.int().check(z.minimum(1)),
    quizType: z.enum(QUIZ_TYPES),
    answerBlanks: z.optional(z.array(z.string())),
    parameters: z
      .optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])))
      .check(z.describe('What else its type lets an author set, under the names of the fields as sent')),
    revision,
  })
  .check(z.meta({ id: 'QuestionRead' }))
export type QuestionRead = z.infer<typeof QuestionRead>

/** Of what a quiz is a copy, as it was called then. */
const copiedFrom = z.optional(z.strictObject({ quizId: z.string(), quizName: z.string() }))

/** A quiz in a list (contract §2). */
export const QuizTile = z
  .strictObject({
    quizId: z.string(),
    quizImage: z.string(),
    quizName: z.string(),
    quizType: z.enum(QUIZ_TYPES),
    createdOn: z.string(),
    editedOn: z.string(),
    tileStatus: z.enum(['DRFQuiz', 'PUBQuiz']),
    quizDescription: z.string(),
    statusCode: z.enum(STATUS_CODES),
    questionCount: z.int(),
    isOwner: z.boolean(),
    ...players,
    ownerName: z.optional(z.string()).check(z.describe("The owner's user name, where the caller is an editor")),
    takenDownReason,
    copiedFrom,
  })
  .check(z.meta({ id: 'QuizTile' }))
export type QuizTile = z.infer<typeof QuizTile>

/** A quiz with its slides, as its editors read it. */
export const QuizRead = z
  .strictObject({
    quizId: z.string(),
    quizName: z.string(),
    quizDescription: z.string(),
    ageGroup: z.enum(AGE_GROUPS),
    quizImage: z.string(),
    quizType: z.enum(QUIZ_TYPES),
    statusCode: z.enum(STATUS_CODES),
    createdOn: z.string(),
    editedOn: z.string(),
    isOwner: z.boolean(),
    ...players,
    takenDownReason,
    copiedFrom,
    subject: z.optional(z.string()),
    language: z.optional(z.string()),
    classes: z.optional(z.array(z.int())).check(z.describe('Left out: those of its age group')),
    keyWords: z.optional(z.array(z.string())),
    questionIds: z.array(z.string()),
    questions: z.array(QuestionRead),
    revision,
  })
  .check(z.meta({ id: 'QuizRead' }))
export type QuizRead = z.infer<typeof QuizRead>

const author = { method: 'POST', caller: 'user', changes: true, maxBytes: 30_000, perMinute: 120 } as const
const reads = { ...author, changes: false, maxBytes: 2_000 } as const
/** A picture of some 5 MB, written as a data URL; what is larger goes through `POST /qq/v1/media` first (contract §1). */
const LARGEST_WITH_DATA_URLS = 8_000_000
const withCover = { ...author, dataUrls: { fields: ['quizImage'], maxBytes: LARGEST_WITH_DATA_URLS } }
const withPictures = {
  ...author,
  dataUrls: { fields: ['questionImage', 'answerImage'], maxBytes: LARGEST_WITH_DATA_URLS },
}

const keyWords = z
  .array(z.string().check(z.minLength(1), z.maxLength(QUIZ_LIMITS.keyWordCharacters)))
  .check(z.maxLength(QUIZ_LIMITS.keyWordsPerQuiz))
const schoolClass = z.literal([...CLASSES])

/** What makes it easier to find (FS3): left out, it stays as it is; null: nothing is said. */
const findability = {
  subject: z.optional(z.nullable(z.enum(SUBJECTS))),
  language: z.optional(z.nullable(z.enum(QUIZ_LANGUAGES))),
  classes: z
    .optional(z.nullable(z.array(schoolClass).check(z.maxLength(CLASSES.length))))
    .check(z.describe('null: those of its age group')),
  keyWords: z.optional(keyWords),
}

/** Each of them is required; one that is left out is told like an empty one. */
const settings = {
  quizName: z.optional(text),
  quizDescription: z.optional(text),
  ageGroup: z.optional(text),
  quizImage: media,
  ...findability,
}

export const createQuiz = endpoint({
  ...withCover,
  path: 'createquiz/createquiz',
  refuses: [409],
  body: z.strictObject(settings),
  answer: z.strictObject({ quizId: z.string() }),
  summary: 'Makes a draft',
})

export const getQuiz = endpoint({
  ...reads,
  path: 'createquiz/getquiz',
  refuses: [404],
  body: z.strictObject({ quizId: id }),
  answer: QuizRead,
  summary: 'A quiz with its slides and their answers, for its owner and editors',
})

const questionType = z.enum(QUESTION_TYPES, { error: 'Invalid question Type' })
/** A slide as sent, in either spelling; which fields it must have depends on its type (contract §2, core/questions). */
const QuestionSent = { quizId: id, questionType }
const Questions = z.strictObject({ questions: z.array(QuestionRead) })

export const addQuestion = endpoint({
  ...withPictures,
  path: 'createquiz/addquestion',
  refuses: [404, 409],
  body: z.looseObject(QuestionSent),
  answer: Questions,
  summary: 'Adds a slide at the end; answers the whole list',
})

export const editQuestion = endpoint({
  ...withPictures,
  path: 'createquiz/editquestion',
  refuses: [404, 409],
  body: z.looseObject({ ...QuestionSent, questionId: id, revision: z.optional(revision) }),
  answer: Questions,
  summary: 'Replaces a slide; 409 when it was changed since the given revision',
})

export const deleteQuestion = endpoint({
  ...author,
  path: 'createquiz/deletequestion',
  refuses: [404, 409],
  body: z.strictObject({ quizId: id, questionId: id }),
  answer: 'text',
  summary: 'Deletes a slide',
})

const several = { ...author, perMinute: 30, refuses: [404, 409] } as const

/** Named by the page: a call that is repeated because its answer was lost changes nothing more. */
const importKey = z.string().check(z.minLength(1), z.maxLength(100))
/** 200 slides at their limits, in scripts that take three bytes a letter. */
const LARGEST_QUIZ = 1_000_000
const most = z.maxLength(LIMITS.slidesAddedAtOnce)

export const addQuestions = endpoint({
  ...several,
  path: 'createquiz/addquestions',
  maxBytes: LARGEST_QUIZ,
  body: z.strictObject({
    quizId: id,
    importKey: z
      .optional(importKey)
      .check(z.describe('The same call with the same key adds nothing a second time, and answers as the first did')),
    questions: z
      .array(
        z.looseObject({
          questionType,
          questionNumber: z
            .optional(PositiveInt32)
            .check(z.describe('The place that it takes; the end where it is left out, or too large')),
        }),
      )
      .check(z.minLength(1), most),
  }),
  answer: z.strictObject({
    questions: z.array(QuestionRead),
    addedQuestionIds: z.array(z.string()).check(z.describe('In the order of the questions as sent')),
  }),
  summary: 'Adds several slides, all or none; answers the whole list. Media by name alone',
})

export const importQuiz = endpoint({
  ...several,
  path: 'createquiz/importquiz',
  perMinute: 60,
  refuses: [409],
  maxBytes: LARGEST_QUIZ,
  body: z.strictObject({
    importKey: importKey.check(z.describe('The same call with the same key answers the quiz that the first made')),
    ...settings,
    questions: z.array(z.looseObject({ questionType })).check(z.minLength(1), most),
  }),
  answer: z.strictObject({ quizId: z.string() }),
  summary: 'Makes a draft with its slides, all or nothing. Media by name alone',
})

/** Slides that a call is about; none of them twice. */
const slides = z
  .array(z.strictObject({ questionId: id, revision: z.optional(revision) }))
  .check(z.minLength(1), z.maxLength(LIMITS.slidesPerQuiz))

export const editQuestions = endpoint({
  ...several,
  path: 'createquiz/editquestions',
  maxBytes: 800_000,
  body: z.strictObject({
    quizId: id,
    questions: z
      .array(z.looseObject({ questionType, questionId: id, revision: z.optional(revision) }))
      .check(z.minLength(1), z.maxLength(LIMITS.slidesPerQuiz)),
  }),
  answer: Questions,
  summary:
    'Replaces several slides, all or none; 409 when one of them was changed since the given revision. Answers the whole list. Media by name alone',
})

export const deleteQuestions = endpoint({
  ...several,
  path: 'createquiz/deletequestions',
  body: z.strictObject({ quizId: id, slides }),
  answer: 'text',
  summary: 'Deletes several slides, all or none; 409 when one of them was changed since the given revision',
})

export const setQuestionTiming = endpoint({
  ...several,
  path: 'createquiz/setquestiontiming',
  body: z.strictObject({
    quizId: id,
    slides,
    timer: z
      .optional(z.int().check(z.minimum(1), z.maximum(LIMITS.longestTimerS)))
      .check(z.describe('In seconds; left out: each keeps its own')),
    maxPoints: z
      .optional(z.int().check(z.minimum(0), z.maximum(LIMITS.largestMaxPoints)))
      .check(z.describe('Left out: each keeps its own')),
  }),
  answer: Questions,
  summary: 'Sets time or points of several slides, all or none; info slides stay as they are. Answers the whole list',
})

const order = z.array(id).check(z.maxLength(500))

export const editQuiz = endpoint({
  ...withCover,
  path: 'createquiz/editquiz',
  refuses: [404, 409],
  body: z.union([
    z.strictObject({ quizId: id, questionIds: order, baseQuestionIds: z.optional(order) }),
    z.strictObject({ quizId: id, ...settings, revision: z.optional(revision) }),
  ]),
  answer: 'text',
  summary:
    "Sets the slides' order (a permutation of them, made from the present order where that is told, else 409) or the quiz's settings",
})

export const changeQuizStatus = endpoint({
  ...author,
  path: 'createquiz/changequizstatus',
  refuses: [404, 409],
  body: z.strictObject({ quizId: id, status: z.enum(QUIZ_STATUSES) }),
  answer: 'text',
  summary: 'Publishes, takes back to the drafts, or (owner only) deletes',
})

export const deleteQuiz = endpoint({
  ...author,
  path: 'createquiz/deletequiz',
  refuses: [404],
  body: z.strictObject({ quizId: id }),
  answer: 'text',
  summary: 'Deletes a quiz; owner only',
})

const Emails = z.array(z.string())

export const getUsersWithEditAccess = endpoint({
  ...reads,
  path: 'createquiz/getuserswitheditaccess',
  refuses: [404],
  body: z.strictObject({ quizId: id }),
  answer: Emails,
  summary: 'E-mails of the editors, without the owner',
})

export const addQuizEditor = endpoint({
  ...author,
  path: 'createquiz/addquizeditor',
  perMinute: 30,
  refuses: [404, 409],
  body: z.strictObject({ email: text, quizId: id }),
  answer: Emails,
  summary: 'Lets a registered user edit; owner only',
})

export const removeQuizEditor = endpoint({
  ...author,
  path: 'createquiz/removequizeditor',
  refuses: [404],
  body: z.strictObject({ email: text, quizId: id }),
  answer: Emails,
  summary: "Takes a user's right to edit back; owner only",
})

export const getOrgTeams = endpoint({
  ...reads,
  path: 'createquiz/getorgteams',
  method: 'GET',
  body: z.strictObject({}),
  answer: z.record(z.string(), z.string()).check(z.describe('Team ids by team name')),
  summary: "The teams of the caller's organisation",
})

/** A team that may play a quiz, as its editors read it. */
export const QuizTeam = z.object({
  teamName: z.string(),
  teamId: z.string(),
  organisationName: z.string(),
  isFixed: z.boolean(),
})
export type QuizTeam = z.infer<typeof QuizTeam>

export const getQuizTeams = endpoint({
  ...reads,
  path: 'createquiz/getquizteams',
  refuses: [404],
  body: z.strictObject({ quizId: id }),
  answer: z.strictObject({
    teams: z
      .string()
      .check(
        z.describe(
          'A JSON list of {teamName, teamId, organisationName, isFixed}, as text; the caller cannot take a fixed one away',
        ),
      ),
    quizAccessStatus: z.enum(['Public', 'Private']),
  }),
  summary: 'Who may play a quiz',
})

export const assignQuizToTeams = endpoint({
  ...author,
  path: 'createquiz/assignquiztoteams',
  refuses: [404, 409],
  body: z.strictObject({
    quizId: id,
    teamIds: z.union([z.literal('public'), z.array(id).check(z.maxLength(200))]),
    quizAccessStatus: z.enum(['public', 'private']),
  }),
  answer: 'text',
  summary: 'Says who may play a quiz once it is published',
})
