import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import { mediaUrl } from '../../../lib/calls/media-url.ts'
import { classNames } from '../../../lib/page/class-names.ts'
import { categoryNameOf } from '../../../quiz/catalogue-names.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import type { HostableCategory } from '../api/use-catalogue.ts'
import { t } from '../messages.ts'
import styles from './category-tile.module.css'
import { Cover } from './cover.tsx'
import { PremiumMark } from './premium-mark.tsx'
import tile from './tile.module.css'

interface CategoryTileProps {
  category: HostableCategory
  isChosen: boolean
  onPress: (category: HostableCategory) => void
}

/** A category to press; several may be on. */
export const CategoryTile = ({ category, isChosen, onPress }: CategoryTileProps) => {
  const { image, questionCount, isLocked } = category
  return (
    <button
      type="button"
      className={classNames(tile.tile, styles.place, isChosen && tile.chosen, isLocked && tile.locked)}
      aria-pressed={isLocked ? undefined : isChosen}
      aria-haspopup={isLocked ? 'dialog' : undefined}
      onClick={() => onPress(category)}
    >
      <span className={classNames(tile.picture, styles.picture)}>
        <Cover src={mediaUrl('readymade', image)} />
      </span>
      <span className={styles.foot}>
        <span className={styles.text}>
          <span className={tile.name}>{categoryNameOf(category)}</span>
          <span className={tile.count}>{t('questions', { count: questionCount })}</span>
        </span>
        {!isLocked && (
          <span className={classNames(styles.square, isChosen && styles.checked)}>
            {isChosen && <Icon of={CheckIcon} size={20} />}
          </span>
        )}
      </span>
      {isLocked && <PremiumMark />}
    </button>
  )
}
