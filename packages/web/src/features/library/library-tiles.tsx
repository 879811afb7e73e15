import type { ReactNode } from 'react'
import type { Library } from './api/use-quiz-lists.ts'
import type { QTestAct } from './components/qtest-tile.tsx'
import { QTestTile } from './components/qtest-tile.tsx'
import type { Act } from './components/quiz-tile.tsx'
import { QuizTile } from './components/quiz-tile.tsx'
import type { ShelfName } from './shelf-names.ts'

export interface TileActs {
  act: Act
  actOnQTest: QTestAct
}

/** The tiles of each section: low ones on its shelf, tall ones in its full list. */
export const libraryTiles = (
  { drafts, published, qtests }: Library,
  { act, actOnQTest }: TileActs,
  look: 'tall' | 'low',
): Record<ShelfName, ReactNode[]> => {
  const shape = { look, heading: look === 'tall' ? 'h2' : 'h3' } as const
  const quizTile = (quiz: Library['drafts'][number]) => <QuizTile key={quiz.quizId} quiz={quiz} act={act} {...shape} />
  return {
    drafts: drafts.map(quizTile),
    published: published.map(quizTile),
    qtests: qtests.map((qtest) => <QTestTile key={qtest.qtestId} qtest={qtest} act={actOnQTest} {...shape} />),
  }
}
