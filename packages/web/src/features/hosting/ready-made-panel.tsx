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
import type { Filters } from './filters.ts'
import { isFiltered, NO_FILTERS, recallWhose, rememberWhose } from './filters.ts'
import { findQuizzes } from './find-quizzes.ts'
import { t } from './messages.ts'
import styles from './ready-made-panel.module.css'
import { useOneTabStop } from './use-one-tab-stop.ts'

interface ReadyMadePanelProps {
  quizzes: readonly CatalogueQuiz[]
  playedLately: readonly CatalogueQuiz[]
  categories: readonly Category[]
  chosenId: string | undefined
  onPress: (quiz: CatalogueQuiz) => void
  onComplain: (quiz: CatalogueQuiz) => void
}

/** Hundreds of ready-made quizzes would hide a host's own. */
const SECTIONS: readonly { name: 'readyMade' | 'own' | 'others'; origins: readonly QuizOrigin[] }[] = [
  { name: 'own', origins: ['own', 'team'] },
  { name: 'readyMade', origins: ['ready-made'] },
  { name: 'others', origins: ['public'] },
]

/** What there is to choose from: no filter leads to an empty list by itself. */
const offeredBy = (quizzes: readonly CatalogueQuiz[]) => {
  const origins = new Set(quizzes.map(({ origin }) => origin))
  const subjects = new Set(quizzes.map(({ subject }) => subject))
  const classes = new Set(quizzes.flatMap((quiz) => quiz.classes ?? []))
  return {
    origins: SECTIONS.flatMap((section) => section.origins).filter((origin) => origins.has(origin)),
    subjects: SUBJECTS.filter((subject) => subjects.has(subject)),
    classes: CLASSES.filter((schoolClass) => classes.has(schoolClass)),
  }
}

/** Search, filters, and the quizzes that are left. */
export const ReadyMadePanel = ({ quizzes, playedLately, categories, ...tiles }: ReadyMadePanelProps) => {
  const [search, setSearch] = useState('')
  const offered = useMemo(() => offeredBy(quizzes), [quizzes])
  const [filters, setFilters] = useState(() => ({ ...NO_FILTERS, whose: recallWhose(offered.origins) }))
  const [isChoosing, setIsChoosing] = useState(false)
  const oneTabStop = useOneTabStop()
  const listed = useFoundQuizzes(quizzes, search)
  const found = findQuizzes(listed, search, filters)
  const isNarrowed = search.trim() !== '' || isFiltered(filters)

  const narrow = (next: Filters) => {
    setFilters(next)
    rememberWhose(next.whose)
  }
  const showAll = () => {
    setSearch('')
    narrow(NO_FILTERS)
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
        <FilterPills
          filters={filters}
          origins={offered.origins}
          categories={categories}
          onOpen={() => setIsChoosing(true)}
        />
      </div>
      {isFiltered(filters) && (
        <p className={styles.left}>
          <b>{t('filters.left', { count: found.length, of: listed.length })}</b>
          <button type="button" className={styles.clear} onClick={() => narrow(NO_FILTERS)}>
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
        <div {...oneTabStop}>
          {!isNarrowed && <QuizSection title={t('sections.playedLately')} quizzes={playedLately} {...tiles} />}
          {SECTIONS.map(({ name, origins }) => (
            <QuizSection
              key={name}
              title={t(`sections.${name}`)}
              quizzes={found.filter(({ origin }) => origins.includes(origin))}
              isShortened={name === 'own' && !isNarrowed}
              {...tiles}
            />
          ))}
        </div>
      )}
      {isChoosing && (
        <FilterDialog
          filters={filters}
          {...offered}
          categories={categories}
          found={found.length}
          onChange={narrow}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  )
}
