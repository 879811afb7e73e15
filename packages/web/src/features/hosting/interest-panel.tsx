import type { ComponentProps } from 'react'
import { DrawnFor } from '../../quiz/drawn-for.tsx'
import { EmptyState } from '../../ui/stage/feedback/empty-state.tsx'
import type { HostableCategory } from './api/use-catalogue.ts'
import { CategoryTile } from './components/category-tile.tsx'
import grid from './components/tile-grid.module.css'
import styles from './interest-panel.module.css'
import { t } from './messages.ts'

interface InterestPanelProps {
  categories: readonly HostableCategory[]
  chosenIds: ReadonlySet<string>
  onPress: (category: HostableCategory) => void
  drawnFor: ComponentProps<typeof DrawnFor>
}

/** The categories that a quiz is drawn from. Rule IN10. */
export const InterestPanel = ({ categories, chosenIds, onPress, drawnFor }: InterestPanelProps) => {
  if (categories.length === 0) return <EmptyState sentence={t('noQuizzes')} />
  return (
    <>
      <p className={styles.help}>{t('interestHelp')}</p>
      <div className={styles.wish}>
        <DrawnFor {...drawnFor} />
      </div>
      <ul className={grid.grid} aria-label={t('categoryTiles')}>
        {categories.map((category) => (
          <li key={category.categoryId}>
            <CategoryTile category={category} isChosen={chosenIds.has(category.categoryId)} onPress={onPress} />
          </li>
        ))}
      </ul>
    </>
  )
}
