import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import type { ReactNode } from 'react'
import { Icon } from '../../stage/pictures/icon.tsx'
import styles from './figure.module.css'

interface FigureProps {
  icon: PhosphorIcon
  name: string
  /** Cut after two lines, and whole in the tooltip. */
  value: string
  /** At the end of the name's line. */
  end?: string
  /** What the value means. */
  children?: ReactNode
}

/** One figure of a `dl`, on a card of its own. */
export const Figure = ({ icon, name, value, end, children }: FigureProps) => (
  <div className={styles.figure}>
    <dt className={styles.name}>
      <Icon of={icon} size={20} />
      {name}
      {end && <span className={styles.end}>{end}</span>}
    </dt>
    <dd className={styles.value} title={value}>
      {value}
    </dd>
    {children !== undefined && <dd className={styles.note}>{children}</dd>}
  </div>
)
