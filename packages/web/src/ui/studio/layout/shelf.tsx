import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { RouteLink } from '../../stage/controls/route-link.tsx'
import { VisuallyHidden } from '../../stage/layout/visually-hidden.tsx'
import { Icon } from '../../stage/pictures/icon.tsx'
import { Mascot } from '../../stage/pictures/mascot.tsx'
import styles from './shelf.module.css'

interface ShelfProps {
  title: string
  help?: string
  size?: 'normal' | 'large'
  /** Missing while there is nothing to view. */
  viewAll?: { to: string; label: string } | undefined
  children: ReactNode
}

/** A heading, the way to the full list, and the first tiles of it. */
export const Shelf = ({ title, help, size = 'normal', viewAll, children }: ShelfProps) => {
  const id = useId()
  return (
    <section className={styles.shelf} aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id} className={classNames(styles.title, size === 'large' && styles.large)}>
          {title}
        </h2>
        {help && <p className={styles.help}>{help}</p>}
        {viewAll && (
          <RouteLink to={viewAll.to} className={styles.all}>
            {viewAll.label} <VisuallyHidden>{title}</VisuallyHidden>
            <Icon of={ArrowRightIcon} size={20} />
          </RouteLink>
        )}
      </div>
      {children}
    </section>
  )
}

/** A shelf without tiles. */
export const EmptyShelf = ({ sentence, action }: { sentence: string; action?: ReactNode }) => (
  <div className={styles.empty}>
    <Mascot mood="asleep" />
    <p className={styles.sentence}>{sentence}</p>
    {action}
  </div>
)
