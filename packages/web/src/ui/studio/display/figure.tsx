import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import type { ReactNode } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { Icon } from '../../stage/pictures/icon.tsx'
import styles from './figure.module.css'

interface FigureProps {
  icon: PhosphorIcon
  name: string
  /** A long one, such as a name, is smaller; whole in the tooltip where three lines do not hold it. */
  value: string
  /** At the end of the name's line. */
  end?: string
  /** What the value means. */
  children?: ReactNode
}

/** Characters, from which on a value is no number or short name. */
const LONG = 16

/** One figure of a `dl`, on a card of its own. */
export const Figure = ({ icon, name, value, end, children }: FigureProps) => (
  <div className={styles.figure}>
    <dt className={styles.name}>
      <Icon of={icon} size={20} />
      {name}
      {end && <span className={styles.end}>{end}</span>}
    </dt>
    <dd className={classNames(styles.value, value.length > LONG && styles.long)} title={value}>
      {value}
    </dd>
    {children !== undefined && <dd className={styles.note}>{children}</dd>}
  </div>
)
