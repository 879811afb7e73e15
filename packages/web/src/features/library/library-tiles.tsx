import type { ReactNode } from 'react'
import type { Overview } from './api/use-overview.ts'
import type { QTestAct } from './components/qtest-tile.tsx'
import { QTestTile } from './components/qtest-tile.tsx'
import type { Act } from './components/quiz-menu.tsx'
import { QuizTile } from './components/quiz-tile.tsx'
import type { Naming } from './components/rename-field.tsx'
import type { ShelfName } from './shelf-names.ts'

export interface TileActs {
  act: Act
  naming: Naming
  actOnQTest: QTestAct
}

/** The first tiles of each section. */
export const shelfTiles = (
  { drafts, published, qtests }: Pick<Overview, 'drafts' | 'published' | 'qtests'>,
  acts: TileActs,
): Record<ShelfName, ReactNode[]> => {
  const quizTile = (quiz: Overview['all']['quizzes'][number]) => (
    <QuizTile key={quiz.tile.quizId} quiz={quiz} acts={acts} look="low" />
  )
  return {
    drafts: drafts.quizzes.map(quizTile),
    published: published.quizzes.map(quizTile),
    qtests: qtests.map((qtest) => (
      <QTestTile key={qtest.qtestId} qtest={qtest} act={acts.actOnQTest} look="low" heading="h3" />
    )),
  }
}
