import type { ReactNode } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import styles from './slide-ground.module.css'

interface SlideGroundProps {
  label: string
  className?: string | undefined
  children: ReactNode
}

/** The ground that players see, as large as its place; what stands in it asks for its width as on a player's screen. */
export const SlideGround = ({ label, className, children }: SlideGroundProps) => (
  <section className={styles.ground} aria-label={label}>
    <div className={styles.stars} aria-hidden="true" />
    <div className={classNames(styles.content, className)}>{children}</div>
  </section>
)
