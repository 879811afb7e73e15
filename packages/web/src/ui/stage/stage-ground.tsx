import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import hillsUrl from '../art/hills.svg'
import sprigUrl from '../art/sprig.svg'
import styles from './stage-ground.module.css'

interface StageGroundProps {
  /** Question screens have no hills, and no stars behind their text. */
  scene?: 'hills' | 'plain' | 'question'
  className?: string | undefined
  children: ReactNode
}

/** The ground of every stage screen; fills the window and lays its children out in a column. */
export const StageGround = ({ scene = 'plain', className, children }: StageGroundProps) => (
  <div className={classNames(styles.ground, scene === 'question' && styles.still)}>
    <div className={styles.scenery} aria-hidden="true">
      <div className={styles.sky} />
      <div className={styles.stars} />
      <img className={styles.sprig} src={sprigUrl} alt="" />
      <img className={classNames(styles.sprig, styles.right)} src={sprigUrl} alt="" />
      {scene === 'hills' && <img className={styles.hills} src={hillsUrl} alt="" />}
    </div>
    <div className={classNames(styles.screen, className)}>{children}</div>
  </div>
)
