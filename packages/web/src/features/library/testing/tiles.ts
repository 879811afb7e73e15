import type { LibraryCounts, LibraryQuiz, QTestTile, QuizTile } from '@quokka/contract/http'
import type { LibraryPages } from '../api/use-library-pages.ts'
import type { Overview } from '../api/use-overview.ts'

/** A draft of the caller's own, with whatever a test changes. */
export const draft = (quizName: string, changes: Partial<QuizTile> = {}): QuizTile => ({
  quizId: quizName.toLowerCase().replaceAll(' ', '-'),
  quizImage: 'banner.webp',
  quizName,
  quizType: 'Private',
  createdOn: '2026-11-01T12:00:00Z',
  editedOn: '2026-11-19T12:00:00Z',
  tileStatus: 'DRFQuiz',
  quizDescription: `All about ${quizName}`,
  statusCode: 'DRF',
  questionCount: 8,
  isOwner: true,
  isPublic: true,
  teamCount: 0,
  ...changes,
})

export const published = (quizName: string, changes: Partial<QuizTile> = {}): QuizTile =>
  draft(quizName, { tileStatus: 'PUBQuiz', statusCode: 'PUB', ...changes })

export const qtest = (qtestName: string, startOn: string, endOn: string): QTestTile => ({
  qtestId: qtestName,
  qtestImage: '',
  qtestName,
  qtestType: 'RM',
  startOn,
  endOn,
  qtestStatus: 'Active',
  questionCount: 12,
})

/** A quiz as its author keeps it, with whatever a test changes. */
export const kept = (tile: QuizTile, changes: Partial<LibraryQuiz> = {}): LibraryQuiz => ({
  tile,
  folderId: null,
  isStarred: false,
  tags: [],
  playedOn: null,
  deletedOn: null,
  ...changes,
})

export const countsOf = (all: number, changes: Partial<LibraryCounts> = {}): LibraryCounts => ({
  places: { all, starred: 0, playedLately: 0, inNoFolder: all, bin: 0 },
  folders: [],
  tags: [],
  subjects: [],
  languages: [],
  ...changes,
})

const PER_SHELF = 4

/** What the library's overview answers. */
export const overviewOf = (
  drafts: readonly QuizTile[],
  others: readonly QuizTile[],
  qtests: readonly QTestTile[] = [],
  counts: Partial<LibraryCounts> = {},
): Overview => {
  const section = (tiles: readonly QuizTile[]) => ({
    total: tiles.length,
    quizzes: tiles.slice(0, PER_SHELF).map((tile) => kept(tile)),
  })
  return {
    all: section([...drafts, ...others]),
    drafts: section(drafts),
    published: section(others),
    qtests: [...qtests],
    counts: countsOf(drafts.length + others.length, counts),
  }
}

/** A first page of the library, of as many as fit. */
export const pageOf = (
  quizzes: readonly LibraryQuiz[],
  {
    counts = {},
    next = null,
    total = quizzes.length,
  }: { counts?: Partial<LibraryCounts> } & Partial<Pick<LibraryPages, 'next' | 'total'>> = {},
): LibraryPages => ({ quizzes: [...quizzes], next, total, counts: countsOf(quizzes.length, counts) })
