import { HourglassIcon } from '@phosphor-icons/react/dist/ssr/Hourglass'
import type { Category } from '@quokka/contract/http'
import { mediaUrl } from '../../lib/media-url.ts'
import { t } from '../../messages/t.ts'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import { Cover } from './components/cover.tsx'
import grid from './components/tile-grid.module.css'
import styles from './interest-panel.module.css'

/** The categories that a quiz can be built from; choosing them is still to come, and says so. */
export const InterestPanel = ({ categories }: { categories: readonly Category[] }) => (
  <>
    <p className={styles.note}>
      <span className={styles.tag}>
        <Icon of={HourglassIcon} size={16} />
        {t('hosting:comingNext')}
      </span>
      {t('hosting:comingNextSentence')}
    </p>
    <ul className={grid.grid} aria-label={t('hosting:categoryTiles')}>
      {categories.map(({ categoryId, categoryName, image, questionCount }) => (
        <li key={categoryId} className={styles.tile}>
          <div className={styles.picture}>
            <Cover src={mediaUrl('readymade', image)} />
          </div>
          <div className={styles.text}>
            <p className={styles.name}>{categoryName}</p>
            <p className={styles.count}>{t('hosting:questions', { count: questionCount })}</p>
          </div>
        </li>
      ))}
    </ul>
  </>
)
