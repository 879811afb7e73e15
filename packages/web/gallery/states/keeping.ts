import type { LibraryQuiz, QuizTile } from '@quokka/contract/http'
import { changeLibrary, getLibraryOverview, getQuiz, listLibrary, renameQuiz } from '@quokka/contract/http'
import { draft, kept, overviewOf, pageOf, published } from '../../src/features/library/testing/tiles.ts'
import { quizRead } from '../../src/features/preview/testing/quiz-read.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { SIXTEEN } from '../fixtures/papers.ts'
import { details } from '../fixtures/people.ts'
import { failure, pending, reply } from '../replies.ts'
import type { GalleryGroup, GalleryState } from '../state.ts'

const QUIZ = 'Space for the Curious'
const FOLDERS = [
  ['Class 4 Science', 18],
  ['Class 5 Science', 21],
  ['Mathematics', 14],
  ['Quiz evenings', 9],
  ['Old exams with a name that is longer than its column', 11],
] as const

const made: [name: string, tag: string | undefined, tile: (name: string, changes?: Partial<QuizTile>) => QuizTile][] = [
  [QUIZ, 'Science', published],
  ['Fair Shares: Fractions', 'Maths', draft],
  ['Magnets', 'Science', published],
  ['Capitals of the World', 'Maps', draft],
  [
    'Everything that lives on a reef and what it eats, seen by night and by day, for those who cannot swim',
    undefined,
    published,
  ],
  ['Electric Circuits', 'A tag of thirty characters max', published],
  ['Hear the Instrument', 'Evening', draft],
  ['Animals of Australia', 'Animals', published],
  ['How We Breathe', 'Science', published],
  ['حيوانات الصحراء الكبرى', 'Science', published],
  ['Ancient Egypt', 'History', published],
  ['The Water Cycle', 'Science', published],
  ['Volcanoes', 'Science', draft],
]
const quizzes: LibraryQuiz[] = made.map(([name, tag, tile], index) =>
  kept(
    tile(name, {
      quizId: `quiz-${index}`,
      questionCount: 6 + index,
      ...(index === 3 && { ownerName: 'maya', isOwner: false }),
    }),
    {
      tags: tag === undefined ? [] : [tag, 'Term 2'],
      isStarred: index % 3 === 0,
      playedOn: index % 2 === 0 ? '2026-11-20T12:00:00Z' : null,
    },
  ),
)
const counts = {
  places: { all: 80, starred: 7, playedLately: 12, inNoFolder: 7, bin: 3 },
  folders: FOLDERS.map(([folderName, quizCount], index) => ({ folderId: `folder-${index}`, folderName, quizCount })),
  tags: ['Animals', 'Maps', 'Maths', 'Science'],
  subjects: ['Mathematics', 'Science'] as const,
  languages: ['en', 'hi'],
}
const shape = { ...counts, subjects: [...counts.subjects] }
const page = pageOf(quizzes, { counts: shape, total: 80, next: null })
const binned = pageOf(
  quizzes.slice(0, 3).map((quiz) => ({ ...quiz, deletedOn: '2026-11-26T12:00:00Z' })),
  { counts: shape },
)
const around = [
  reply(
    getLibraryOverview,
    overviewOf(
      quizzes.slice(0, 3).map(({ tile }) => tile),
      [],
      [],
      shape,
    ),
  ),
  reply(changeLibrary, { changed: 2, left: 1, undo: [{ choice: { quizIds: ['quiz-0'] }, change: { do: 'restore' } }] }),
  reply(renameQuiz, 'Quiz renamed.'),
  ...catalogue,
]
const library = {
  account: 'REGULAR',
  session: details('Maya Rivera', { sessionId: 'user-1' }),
  at: '/library?list=all',
  replies: [...around, reply(listLibrary, page)],
  shows: QUIZ,
} as const

const selected: Pick<GalleryState, 'play'> = {
  play: async ({ press, byRole }) => {
    for (const name of ['Magnets', 'Electric Circuits', 'How We Breathe']) await press(`Select ${name}`, 'checkbox')
    await byRole('status', undefined)
  },
}

/** A dialog that the menu of a quiz leads to. */
const fromMenu = (item: string): GalleryState => ({
  ...library,
  name: `library, ${item}`,
  play: async ({ press, byRole }) => {
    await press(`Actions for ${QUIZ}`)
    await press(item, 'menuitem')
    await byRole('dialog', undefined)
  },
})

const states: GalleryState[] = [
  { ...library, name: 'all quizzes' },
  { ...library, name: 'all quizzes in rows', at: '/library?list=all&look=rows' },
  { ...library, name: 'quizzes loading', replies: [...around, pending(listLibrary)], shows: 'All quizzes' },
  { ...library, name: 'quizzes failing', replies: [...around, failure(listLibrary)], shows: 'Try again' },
  { ...library, name: 'found by subject', at: '/library?list=all&subject=Science&q=light', shows: '80 quizzes fit' },
  {
    ...library,
    name: 'nothing found',
    at: '/library?q=nothing',
    replies: [...around, reply(listLibrary, pageOf([], { counts: shape }))],
    shows: 'No quiz matches your search.',
  },
  { ...library, name: 'a folder', at: '/library?folder=folder-1', shows: '80 quizzes in Class 5 Science' },
  { ...library, ...selected, name: 'three selected', shows: '3 selected' },
  {
    ...library,
    name: 'selected, more to do',
    play: async ({ press, byRole }) => {
      await press('Select Magnets', 'checkbox')
      await press('More')
      await byRole('menuitem', 'Publish for teams only')
    },
    shows: '1 selected',
  },
  {
    ...library,
    name: 'selected, exporting',
    replies: [...library.replies, reply(getQuiz, { ...quizRead(SIXTEEN), quizName: QUIZ })],
    play: async (hand) => {
      await selected.play?.(hand)
      await hand.press('More')
      await hand.press('Export', 'menuitem')
      await hand.byRole('dialog', undefined)
    },
    shows: /^3 quizzes/u,
  },
  {
    ...library,
    name: 'deleted, to be undone',
    play: async ({ press, sees }) => {
      await press('Select Magnets', 'checkbox')
      await press('Delete')
      await sees('in the bin for 30 days')
    },
    shows: 'Undo',
  },
  {
    ...library,
    name: 'a name that is changed',
    play: async ({ press, field }) => {
      await press(`Actions for ${QUIZ}`)
      await press('Rename', 'menuitem')
      await field(`New name of ${QUIZ}`)
    },
    shows: 'Magnets',
  },
  fromMenu('Move to a folder'),
  fromMenu('Tags'),
  {
    ...library,
    name: 'the bin',
    at: '/library?list=bin',
    replies: [...around, reply(listLibrary, binned)],
    shows: 'Empty the bin',
  },
  {
    ...library,
    name: 'the bin, to be emptied',
    at: '/library?list=bin',
    replies: [...around, reply(listLibrary, binned)],
    play: async ({ press, byRole }) => {
      await press('Empty the bin')
      await byRole('dialog', undefined)
    },
    shows: 'This action is irreversible.',
  },
  {
    ...library,
    name: 'a new folder',
    at: '/library?folder=folder-0',
    play: async ({ press, byRole }) => {
      await press('Actions for the folder Class 4 Science')
      await press('Rename the folder', 'menuitem')
      await byRole('dialog', undefined)
    },
    shows: 'Name of the folder',
  },
  { ...library, name: 'overview with folders', at: '/library', shows: 'Drafts' },
]

/** Where quizzes are kept for years: folders, filters, what is selected, the bin. */
export const keeping: GalleryGroup = { name: 'keeping', of: 'studio', states }
