import { LIMITS } from '@quokka/core/limits'
import { QUIZ_LIMITS, SUBJECTS } from '@quokka/core/quiz'
import * as z from 'zod/mini'
import { QuizTile } from './authoring.ts'
import { endpoint } from './endpoint.ts'
import { QTestTile } from './library.ts'

const id = z.string().check(z.minLength(1), z.maxLength(100))
const name = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
const tag = name(QUIZ_LIMITS.tagCharacters)

/** Where quizzes of a library are looked for: in all of it, or in one part. */
export const LIBRARY_PLACES = ['all', 'starred', 'playedLately', 'inNoFolder', 'bin'] as const
export type LibraryPlace = (typeof LIBRARY_PLACES)[number]

/** `recent` is the later of last played and last edited. All begin with the latest, names with A. */
export const LIBRARY_SORTS = ['recent', 'edited', 'name', 'created', 'played'] as const
export type LibrarySort = (typeof LIBRARY_SORTS)[number]

export const LibraryQuery = z
  .strictObject({
    place: z.enum(LIBRARY_PLACES),
    folderId: z.nullable(id).check(z.describe('Of the caller; beside it `place` is `all`')),
    search: z.string().check(z.maxLength(LIMITS.quizNameCharacters), z.describe('Words of titles and questions')),
    status: z.nullable(z.enum(['draft', 'published'])),
    subject: z.nullable(z.enum(SUBJECTS)),
    language: z.nullable(z.string().check(z.maxLength(20), z.describe('Its code'))),
    tag: z.nullable(tag),
  })
  .check(z.meta({ id: 'LibraryQuery' }))
export type LibraryQuery = z.infer<typeof LibraryQuery>

/** The last quiz of a page, behind which the next page begins. */
const LibraryMark = z.strictObject({ key: z.string().check(z.maxLength(200)), quizId: id })
export type LibraryMark = z.infer<typeof LibraryMark>

/** A quiz with how the caller keeps it: everybody who owns or edits it has folders, tags and stars of their own. */
export const LibraryQuiz = z
  .strictObject({
    tile: QuizTile,
    folderId: z.nullable(z.string()),
    isStarred: z.boolean(),
    tags: z.array(z.string()),
    playedOn: z.nullable(z.string()).check(z.describe('When the caller hosted it last')),
    deletedOn: z.nullable(z.string()).check(z.describe('Of one in the bin')),
  })
  .check(z.meta({ id: 'LibraryQuiz' }))
export type LibraryQuiz = z.infer<typeof LibraryQuiz>

const count = z.int().check(z.minimum(0))

const LibraryFolder = z
  .strictObject({ folderId: z.string(), folderName: z.string(), quizCount: count })
  .check(z.meta({ id: 'LibraryFolder' }))
export type LibraryFolder = z.infer<typeof LibraryFolder>

/** What there is beside the page: for the whole library, whatever was searched. */
export const LibraryCounts = z
  .strictObject({
    places: z.strictObject({ all: count, starred: count, playedLately: count, inNoFolder: count, bin: count }),
    folders: z.array(LibraryFolder),
    tags: z.array(z.string()),
    subjects: z.array(z.enum(SUBJECTS)).check(z.describe('That some of the quizzes have')),
    languages: z.array(z.string()).check(z.describe('The codes of those that some of the quizzes are in')),
  })
  .check(z.meta({ id: 'LibraryCounts' }))
export type LibraryCounts = z.infer<typeof LibraryCounts>

const reads = { method: 'POST', caller: 'user', changes: false, maxBytes: 2_000, perMinute: 240 } as const
const writes = { method: 'POST', caller: 'user', changes: true, maxBytes: 2_000, perMinute: 120 } as const

export const listLibrary = endpoint({
  ...reads,
  path: 'library/list',
  body: z.strictObject({
    query: LibraryQuery,
    sort: z.enum(LIBRARY_SORTS),
    after: z.nullable(LibraryMark).check(z.describe('`next` of the page before; null for the first page')),
  }),
  answer: z.strictObject({
    quizzes: z.array(LibraryQuiz),
    next: z.nullable(LibraryMark).check(z.describe('null behind the last page')),
    total: z.nullable(count).check(z.describe('How many fit; with the first page alone')),
    counts: z.nullable(LibraryCounts).check(z.describe('With the first page alone')),
  }),
  summary: 'Quizzes that the caller owns or may edit, or has in the bin, a page at a time',
})

const Section = z.strictObject({ total: count, quizzes: z.array(LibraryQuiz) })

export const getLibraryOverview = endpoint({
  ...reads,
  path: 'library/overview',
  body: z.strictObject({}),
  answer: z.strictObject({
    all: Section,
    drafts: Section,
    published: Section,
    qtests: z.array(QTestTile),
    counts: LibraryCounts,
  }),
  summary: 'The first quizzes of each section, the last edited first, and scheduled tests',
})

/** What is done to quizzes. `publish` keeps them from everybody but teams; `republish` makes them what they were before `unpublish`. */
const LibraryChange = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('move'), folderId: z.nullable(id) }),
  z.strictObject({ do: z.literal('tag'), tag }),
  z.strictObject({ do: z.literal('untag'), tag }),
  z.strictObject({ do: z.literal('star'), isStarred: z.boolean() }),
  z.strictObject({ do: z.enum(['publish', 'republish', 'unpublish', 'delete', 'restore', 'erase']) }),
])
export type LibraryChange = z.infer<typeof LibraryChange>

const quizIds = z.array(id).check(z.maxLength(QUIZ_LIMITS.quizzesChangedAtOnce))

/** Which quizzes: these, or all that fit a query except these. */
const LibraryChoice = z.union([z.strictObject({ quizIds }), z.strictObject({ query: LibraryQuery, except: quizIds })])
export type LibraryChoice = z.infer<typeof LibraryChoice>

const ChosenChange = z.strictObject({ choice: LibraryChoice, change: LibraryChange })
/** Undoing a move takes one for each folder, and one for no folder. */
const mostChanges = QUIZ_LIMITS.foldersPerLibrary + 1

export const changeLibrary = endpoint({
  ...writes,
  path: 'library/change',
  maxBytes: 400_000,
  refuses: [404, 409],
  body: z.strictObject({ changes: z.array(ChosenChange).check(z.minLength(1), z.maxLength(mostChanges)) }),
  answer: z.strictObject({
    changed: count,
    left: count.check(
      z.describe('Those that may not be changed so: of others, without a question, with too many tags'),
    ),
    undo: z
      .array(z.strictObject({ choice: z.strictObject({ quizIds: z.array(z.string()) }), change: LibraryChange }))
      .check(z.describe('Sent back, it undoes; empty where nothing can be undone')),
  }),
  summary: 'Moves, tags, stars, publishes, deletes or restores many quizzes at once, all or none',
})

const folderName = name(QUIZ_LIMITS.folderNameCharacters)
const Folders = z.strictObject({ folders: z.array(LibraryFolder) })

export const addLibraryFolder = endpoint({
  ...writes,
  path: 'library/addfolder',
  refuses: [409],
  body: z.strictObject({ folderName }),
  answer: z.strictObject({ folderId: z.string(), ...Folders.shape }),
  summary: 'Adds a folder to the caller’s library',
})

export const renameLibraryFolder = endpoint({
  ...writes,
  path: 'library/renamefolder',
  refuses: [404, 409],
  body: z.strictObject({ folderId: id, folderName }),
  answer: Folders,
  summary: 'Renames a folder',
})

export const deleteLibraryFolder = endpoint({
  ...writes,
  path: 'library/deletefolder',
  refuses: [404],
  body: z.strictObject({ folderId: id }),
  answer: Folders,
  summary: 'Deletes a folder; its quizzes stay, in no folder',
})

export const renameQuiz = endpoint({
  ...writes,
  path: 'createquiz/renamequiz',
  refuses: [404, 409],
  body: z.strictObject({ quizId: id, quizName: z.string().check(z.maxLength(2_000)) }),
  answer: 'text',
  summary: 'Renames a quiz that the caller may edit',
})

export const duplicateQuiz = endpoint({
  ...writes,
  path: 'createquiz/duplicatequiz',
  refuses: [404, 409],
  body: z.strictObject({ quizId: id }),
  answer: z.strictObject({ quizId: z.string(), quizName: z.string() }),
  summary: 'Makes a draft of the caller’s own with the same slides, beside the quiz',
})
