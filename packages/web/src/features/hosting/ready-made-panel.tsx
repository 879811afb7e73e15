import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import type { Category } from '@quokka/contract/http'
import { LIMITS } from '@quokka/core/limits'
import { CLASSES, SUBJECTS } from '@quokka/core/quiz'
import type { ReadFilter } from '@quokka/core/search-filters'
import { useMemo, useState } from 'react'
import type { CameFrom } from '../../lib/navigation/quiz-page-paths.ts'
import { SearchField } from '../../ui/stage/controls/search-field.tsx'
import { EmptyState } from '../../ui/stage/feedback/empty-state.tsx'
import { LiveRegion } from '../../ui/stage/feedback/live-region.tsx'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import type { CatalogueQuiz } from './api/fetch-quizzes.ts'
import { useSearch } from './api/use-search.ts'
import { FilterPills } from './components/filter-pills.tsx'
import { QuizSection } from './components/quiz-section.tsx'
import { ReadPills } from './components/read-pills.tsx'
import { SECTIONS, SearchResults } from './components/search-results.tsx'
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

/** So that Back from the page of a quiz leads to the same list. */
const keepInAddress = (words: string): void => {
  const address = new URL(location.href)
  if (words.trim() === '') address.searchParams.delete('search')
  else address.searchParams.set('search', words.trim())
  history.replaceState(history.state, '', address)
}

/** Search, filters, and the quizzes that are left. */
export const ReadyMadePanel = ({ quizzes, playedLately, categories, ...tiles }: ReadyMadePanelProps) => {
  const [search, setSearch] = useState(() => new URLSearchParams(location.search).get('search') ?? '')
  const [without, setWithout] = useState<readonly ReadFilter[]>([])
  const offered = useMemo(() => offeredBy(quizzes), [quizzes])
  const [filters, setFilters] = useState(() => ({ ...NO_FILTERS, whose: recallWhose(offered.origins) }))
  const [isChoosing, setIsChoosing] = useState(false)
  const oneTabStop = useOneTabStop()
  const searched = useSearch(search, without)
  const isFound = searched.is === 'found'
  // Until the answer is there, or where none comes: what has the words as they stand.
  const found = isFound ? findQuizzes(searched.quizzes, '', filters) : findQuizzes(quizzes, search, filters)
  const nearest = isFound ? findQuizzes(searched.nearest, '', filters) : []
  const count = found.length
  const cameFrom: CameFrom =
    search.trim() === '' ? { is: 'selection', words: '', count } : { is: 'search', words: search.trim(), count }
  const isNarrowed = search.trim() !== '' || isFiltered(filters)

  const narrow = (next: Filters) => {
    setFilters(next)
    rememberWhose(next.whose)
  }
  const look = (words: string) => {
    setSearch(words)
    if (words.trim() === '') setWithout([])
    keepInAddress(words)
  }
  const showAll = () => {
    look('')
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
          onChange={look}
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
          <b>{t('filters.left', { count, of: isFound ? searched.quizzes.length : quizzes.length })}</b>
          <button type="button" className={styles.clear} onClick={() => narrow(NO_FILTERS)}>
            <Icon of={XIcon} size={18} />
            {t('filters.clearAll')}
          </button>
        </p>
      )}
      {isFound && <ReadPills read={searched.read} onTakeOff={(filter) => setWithout([...without, filter])} />}
      <LiveRegion message={isNarrowed && searched.is !== 'waiting' ? t('found', { count }) : ''} />
      <div {...oneTabStop}>
        {searched.is === 'waiting' && found.length === 0 && <p className={styles.searching}>{t('searching')}</p>}
        {isNarrowed && (searched.is !== 'waiting' || found.length > 0) && (
          <SearchResults found={found} nearest={nearest} cameFrom={cameFrom} onShowAll={showAll} {...tiles} />
        )}
        {!isNarrowed && (
          <>
            <QuizSection title={t('sections.playedLately')} quizzes={playedLately} cameFrom={cameFrom} {...tiles} />
            {SECTIONS.map(({ name, origins }) => (
              <QuizSection
                key={name}
                title={t(`sections.${name}`)}
                quizzes={quizzes.filter(({ origin }) => origins.includes(origin))}
                isShortened={name === 'own'}
                cameFrom={cameFrom}
                {...tiles}
              />
            ))}
          </>
        )}
      </div>
      {isChoosing && (
        <FilterDialog
          filters={filters}
          {...offered}
          categories={categories}
          found={count}
          onChange={narrow}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  )
}
