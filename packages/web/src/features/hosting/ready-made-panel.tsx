import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import type { Category } from '@quokka/contract/http'
import { LIMITS } from '@quokka/core/limits'
import type { QuizOrigin } from '@quokka/core/quiz'
import { CLASSES, SUBJECTS } from '@quokka/core/quiz'
import { useMemo, useState } from 'react'
import { Button } from '../../ui/stage/controls/button.tsx'
import { SearchField } from '../../ui/stage/controls/search-field.tsx'
import { EmptyState } from '../../ui/stage/feedback/empty-state.tsx'
import { LiveRegion } from '../../ui/stage/feedback/live-region.tsx'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import type { CatalogueQuiz } from './api/fetch-quizzes.ts'
import { useFoundQuizzes } from './api/use-found-quizzes.ts'
import { FilterPills } from './components/filter-pills.tsx'
import { QuizSection } from './components/quiz-section.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { isFiltered, NO_FILTERS } from './filters.ts'
import { findQuizzes } from './find-quizzes.ts'
import { t } from './messages.ts'
import styles from './ready-made-panel.module.css'

interface ReadyMadePanelProps {
  quizzes: readonly CatalogueQuiz[]
  categories: readonly Category[]
  chosenId: string | undefined
  onPress: (quiz: CatalogueQuiz) => void
  onComplain: (quiz: CatalogueQuiz) => void
}

const SECTIONS: readonly { name: 'readyMade' | 'own' | 'others'; origins: readonly QuizOrigin[] }[] = [
  { name: 'readyMade', origins: ['ready-made'] },
  { name: 'own', origins: ['own', 'team'] },
  { name: 'others', origins: ['public'] },
]

/** What there is to choose from: no filter leads to an empty list by itself. */
const offeredBy = (quizzes: readonly CatalogueQuiz[]) => {
  const subjects = new Set(quizzes.map(({ subject }) => subject))
  const classes = new Set(quizzes.flatMap((quiz) => quiz.classes ?? []))
  return {
    subjects: SUBJECTS.filter((subject) => subjects.has(subject)),
    classes: CLASSES.filter((schoolClass) => classes.has(schoolClass)),
  }
}

/** Search, filters, and the quizzes that are left. */
export const ReadyMadePanel = ({ quizzes, categories, ...tiles }: ReadyMadePanelProps) => {
  const [search, setSearch] = useState('')
  const [filters, setFilters] = useState(NO_FILTERS)
  const [isChoosing, setIsChoosing] = useState(false)
  const offered = useMemo(() => offeredBy(quizzes), [quizzes])
  const listed = useFoundQuizzes(quizzes, search)
  const found = findQuizzes(listed, search, filters)
  const isNarrowed = search.trim() !== '' || isFiltered(filters)

  const showAll = () => {
    setSearch('')
    setFilters(NO_FILTERS)
  }

  if (quizzes.length === 0) return <EmptyState sentence={t('noQuizzes')} />
  return (
    <>
      <div className={styles.tools}>
        <SearchField
          label={t('search')}
          clearLabel={t('clearSearch')}
          maxLength={LIMITS.quizSearchCharacters}
          value={search}
          onChange={setSearch}
        />
        <FilterPills filters={filters} categories={categories} onOpen={() => setIsChoosing(true)} />
      </div>
      {isFiltered(filters) && (
        <p className={styles.left}>
          <b>{t('filters.left', { count: found.length, of: listed.length })}</b>
          <button type="button" className={styles.clear} onClick={() => setFilters(NO_FILTERS)}>
            <Icon of={XIcon} size={18} />
            {t('filters.clearAll')}
          </button>
        </p>
      )}
      <LiveRegion message={isNarrowed ? t('found', { count: found.length }) : ''} />
      {found.length === 0 ? (
        <EmptyState
          sentence={t('noMatch')}
          action={
            <Button tone="glass" onPress={showAll}>
              {t('showAll')}
            </Button>
          }
        />
      ) : (
        SECTIONS.map(({ name, origins }) => (
          <QuizSection
            key={name}
            title={t(`sections.${name}`)}
            quizzes={found.filter(({ origin }) => origins.includes(origin))}
            {...tiles}
          />
        ))
      )}
      {isChoosing && (
        <FilterDialog
          filters={filters}
          {...offered}
          categories={categories}
          found={found.length}
          onChange={setFilters}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  )
}
