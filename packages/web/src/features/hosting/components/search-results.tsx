import type { QuizOrigin } from '@quokka/core/quiz'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { EmptyState } from '../../../ui/stage/feedback/empty-state.tsx'
import type { CatalogueQuiz } from '../api/fetch-quizzes.ts'
import { t } from '../messages.ts'
import { QuizSection } from './quiz-section.tsx'
import type { TileProps } from './quiz-tile.tsx'

/** Hundreds of ready-made quizzes would hide a host's own. */
export const SECTIONS: readonly { name: 'readyMade' | 'own' | 'others'; origins: readonly QuizOrigin[] }[] = [
  { name: 'own', origins: ['own', 'team'] },
  { name: 'readyMade', origins: ['ready-made'] },
  { name: 'others', origins: ['public'] },
]

interface SearchResultsProps extends Omit<TileProps, 'quiz' | 'isChosen'> {
  found: readonly CatalogueQuiz[]
  nearest: readonly CatalogueQuiz[]
  chosenId: string | undefined
  onShowAll: () => void
}

/** What says all that was looked for by its owners, then what asks it in a question, then what comes closest. Rule HO28. */
export const SearchResults = ({ found, nearest, onShowAll, ...tiles }: SearchResultsProps) => {
  const said = found.filter(({ foundIn }) => foundIn === undefined)
  return (
    <>
      {found.length === 0 && (
        <EmptyState
          sentence={t('noMatch')}
          action={
            <Button tone="glass" onPress={onShowAll}>
              {t('showAll')}
            </Button>
          }
        />
      )}
      {SECTIONS.map(({ name, origins }) => (
        <QuizSection
          key={name}
          title={t(`sections.${name}`)}
          quizzes={said.filter(({ origin }) => origins.includes(origin))}
          {...tiles}
        />
      ))}
      <QuizSection
        title={t('sections.inQuestions')}
        quizzes={found.filter(({ foundIn }) => foundIn !== undefined)}
        isShortened
        {...tiles}
      />
      <QuizSection title={t('sections.nearest')} quizzes={nearest} {...tiles} />
    </>
  )
}
