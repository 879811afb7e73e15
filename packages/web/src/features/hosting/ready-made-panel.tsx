import type { Category } from '@quokka/contract/http'
import { LIMITS } from '@quokka/core/limits'
import { useState } from 'react'
import { t } from '../../messages/t.ts'
import { Button } from '../../ui/stage/controls/button.tsx'
import { SearchField } from '../../ui/stage/controls/search-field.tsx'
import { EmptyState } from '../../ui/stage/feedback/empty-state.tsx'
import { LiveRegion } from '../../ui/stage/feedback/live-region.tsx'
import type { CatalogueQuiz } from './api/use-catalogue.ts'
import { CategoryChips } from './components/category-chips.tsx'
import { QuizTile } from './components/quiz-tile.tsx'
import grid from './components/tile-grid.module.css'
import { findQuizzes } from './find-quizzes.ts'
import styles from './ready-made-panel.module.css'

interface ReadyMadePanelProps {
  quizzes: readonly CatalogueQuiz[]
  categories: readonly Category[]
  chosenId: string | undefined
  onPress: (quiz: CatalogueQuiz) => void
}

const NONE: ReadonlySet<string> = new Set()

/** Search, categories, and the quizzes that are left. */
export const ReadyMadePanel = ({ quizzes, categories, chosenId, onPress }: ReadyMadePanelProps) => {
  const [search, setSearch] = useState('')
  const [categoryIds, setCategoryIds] = useState(NONE)
  const found = findQuizzes(quizzes, search, categoryIds)
  const isNarrowed = search.trim() !== '' || categoryIds.size > 0

  const showAll = () => {
    setSearch('')
    setCategoryIds(NONE)
  }

  if (quizzes.length === 0) return <EmptyState sentence={t('hosting:noQuizzes')} />
  return (
    <>
      <div className={styles.tools}>
        <SearchField
          label={t('hosting:search')}
          clearLabel={t('hosting:clearSearch')}
          maxLength={LIMITS.quizSearchCharacters}
          value={search}
          onChange={setSearch}
        />
        <CategoryChips categories={categories} chosen={categoryIds} onChange={setCategoryIds} />
      </div>
      <LiveRegion message={isNarrowed ? t('hosting:found', { count: found.length }) : ''} />
      {found.length === 0 ? (
        <EmptyState
          sentence={t('hosting:noMatch')}
          action={
            <Button tone="glass" onPress={showAll}>
              {t('hosting:showAll')}
            </Button>
          }
        />
      ) : (
        <ul className={grid.grid} aria-label={t('hosting:quizzes')}>
          {found.map((quiz) => (
            <li key={quiz.quizId}>
              <QuizTile quiz={quiz} isChosen={quiz.quizId === chosenId} onPress={onPress} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
