import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { Benefits } from './benefits.tsx'
import styles from './plan-tile.module.css'

interface PlanTileProps {
  name: string
  help: string
  price: string
  /** The period of the price. */
  per?: string
  note: string
  benefits: readonly string[]
  /** The tile that stands out. */
  isMain?: boolean
  /** Beside the name. */
  badge?: ReactNode
  /** Beside the benefits. */
  picture?: ReactNode
  /** What can be done about it. */
  children: ReactNode
}

/** One plan: for whom, for how much, with what. */
export const PlanTile = ({
  name,
  help,
  price,
  per,
  note,
  benefits,
  isMain = false,
  badge,
  picture,
  children,
}: PlanTileProps) => {
  const id = useId()
  return (
    <section className={classNames(styles.tile, isMain && styles.main)} aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id} className={styles.name}>
          {name}
        </h2>
        {badge}
      </div>
      <p className={styles.help}>{help}</p>
      <p className={styles.price}>
        <span className={classNames(styles.amount, !per && styles.words)}>{price}</span>
        {per && <span className={styles.per}>{` ${per}`}</span>}
      </p>
      <p className={styles.note}>{note}</p>
      <div className={styles.benefits}>
        <Benefits benefits={benefits} />
        {picture}
      </div>
      <div className={styles.end}>{children}</div>
    </section>
  )
}
