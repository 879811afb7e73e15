import type { Category } from '@quokka/contract/http'
import { LIMITS } from '@quokka/core/limits'
import type { QuizOrigin } from '@quokka/core/quiz'
import { useState } from 'react'
import { Button } from '../../ui/stage/controls/button.tsx'
import { SearchField } from '../../ui/stage/controls/search-field.tsx'
import { EmptyState } from '../../ui/stage/feedback/empty-state.tsx'
import { LiveRegion } from '../../ui/stage/feedback/live-region.tsx'
import type { CatalogueQuiz } from './api/fetch-quizzes.ts'
import { useFoundQuizzes } from './api/use-found-quizzes.ts'
import { CategoryChips } from './components/category-chips.tsx'
import { QuizSection } from './components/quiz-section.tsx'
import { findQuizzes } from './find-quizzes.ts'
import { t as own } from './messages.ts'
import styles from './ready-made-panel.module.css'

interface ReadyMadePanelProps {
  quizzes: readonly CatalogueQuiz[]
  categories: readonly Category[]
  chosenId: string | undefined
  onPress: (quiz: CatalogueQuiz) => void
  onReport: (quiz: CatalogueQuiz) => void
}

const NONE: ReadonlySet<string> = new Set()

const SECTIONS: readonly { name: 'readyMade' | 'own' | 'others'; origins: readonly QuizOrigin[] }[] = [
  { name: 'readyMade', origins: ['ready-made'] },
  { name: 'own', origins: ['own', 'team'] },
  { name: 'others', origins: ['public'] },
]

/** Search, categories, and the quizzes that are left. */
export const ReadyMadePanel = ({ quizzes, categories, ...tiles }: ReadyMadePanelProps) => {
  const [search, setSearch] = useState('')
  const [categoryIds, setCategoryIds] = useState(NONE)
  const found = findQuizzes(useFoundQuizzes(quizzes, search), search, categoryIds)
  const isNarrowed = search.trim() !== '' || categoryIds.size > 0

  const showAll = () => {
    setSearch('')
    setCategoryIds(NONE)
  }

  if (quizzes.length === 0) return <EmptyState sentence={own('noQuizzes')} />
  return (
    <>
      <div className={styles.tools}>
        <SearchField
          label={own('search')}
          clearLabel={own('clearSearch')}
          maxLength={LIMITS.quizSearchCharacters}
          value={search}
          onChange={setSearch}
        />
        <CategoryChips categories={categories} chosen={categoryIds} onChange={setCategoryIds} />
      </div>
      <LiveRegion message={isNarrowed ? own('found', { count: found.length }) : ''} />
      {found.length === 0 ? (
        <EmptyState
          sentence={own('noMatch')}
          action={
            <Button tone="glass" onPress={showAll}>
              {own('showAll')}
            </Button>
          }
        />
      ) : (
        SECTIONS.map(({ name, origins }) => (
          <QuizSection
            key={name}
            title={own(`sections.${name}`)}
            quizzes={found.filter(({ origin }) => origins.includes(origin))}
            {...tiles}
          />
        ))
      )}
    </>
  )
}
