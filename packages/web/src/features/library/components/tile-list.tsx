import type { ReactNode } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { t } from '../../../messages/studio.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Skeleton } from '../../../ui/studio/feedback/skeleton.tsx'
import styles from './tile-list.module.css'

/** The most tiles that a shelf shows before View all. */
export const SHELF_TILES = 4

interface TileListProps {
  label: string
  /** A shelf keeps to one row; `onPhones` is how many a phone shows of it. */
  shelf?: { onPhones: 2 | 4 }
  children: ReactNode
}

export const TileList = ({ label, shelf, children }: TileListProps) => (
  <ul aria-label={label} className={classNames(styles.list, shelf && styles.one, shelf?.onPhones === 2 && styles.two)}>
    {children}
  </ul>
)

/** A row of tiles that are still to come; `Loading` says so once a screen. */
export const TileSkeletons = ({ look = 'tall' }: { look?: 'tall' | 'low' }) => (
  <div className={classNames(styles.list, styles.one, styles.two, look === 'low' && styles.low)}>
    {Array.from({ length: SHELF_TILES }, (_, index) => `skeleton ${index}`).map((key) => (
      <Skeleton key={key} className={styles.skeleton} />
    ))}
  </div>
)

export const Loading = () => (
  <div role="status">
    <VisuallyHidden>{t('library:loading')}</VisuallyHidden>
  </div>
)
