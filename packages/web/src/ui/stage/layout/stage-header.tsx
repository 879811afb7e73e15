import type { ReactNode } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import styles from './stage-header.module.css'

interface StageHeaderProps {
  start?: ReactNode
  center?: ReactNode
  end?: ReactNode
}

/** A screen's top line: way back and brand, the room, what else one can do. */
export const StageHeader = ({ start, center, end }: StageHeaderProps) => (
  <header className={styles.header}>
    <div className={styles.side}>{start}</div>
    {center}
    <div className={classNames(styles.side, styles.end)}>{end}</div>
  </header>
)
