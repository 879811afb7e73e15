import { HourglassIcon } from '@phosphor-icons/react/dist/ssr/Hourglass'
import type { Category } from '@quokka/contract/http'
import { mediaUrl } from '../../lib/media-url.ts'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import { Cover } from './components/cover.tsx'
import grid from './components/tile-grid.module.css'
import styles from './interest-panel.module.css'
import { t as own } from './messages.ts'

/** The categories that a quiz can be built from; choosing them is still to come, and says so. */
export const InterestPanel = ({ categories }: { categories: readonly Category[] }) => (
  <>
    <p className={styles.note}>
      <span className={styles.tag}>
        <Icon of={HourglassIcon} size={16} />
        {own('comingNext')}
      </span>
      {own('comingNextSentence')}
    </p>
    <ul className={grid.grid} aria-label={own('categoryTiles')}>
      {categories.map(({ categoryId, categoryName, image, questionCount }) => (
        <li key={categoryId} className={styles.tile}>
          <div className={styles.picture}>
            <Cover src={mediaUrl('readymade', image)} />
          </div>
          <div className={styles.text}>
            <p className={styles.name}>{categoryName}</p>
            <p className={styles.count}>{own('questions', { count: questionCount })}</p>
          </div>
        </li>
      ))}
    </ul>
  </>
)
