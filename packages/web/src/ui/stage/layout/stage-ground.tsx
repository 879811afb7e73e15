import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import hillsUrl from '../../art/hills.svg'
import sprigUrl from '../../art/sprig.svg'
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
      <Sky />
      <div className={styles.stars} />
      <img className={styles.sprig} src={sprigUrl} alt="" />
      <img className={classNames(styles.sprig, styles.right)} src={sprigUrl} alt="" />
      {scene === 'hills' && <img className={styles.hills} src={hillsUrl} alt="" />}
    </div>
    <div className={classNames(styles.screen, className)}>{children}</div>
  </div>
)

/** Stretches with the window, so that every shape of screen goes from night at the top left to gum at the foot. */
const Sky = () => {
  const id = useId()
  return (
    <svg className={styles.sky} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <linearGradient id={id} x1="0" y1="0" x2="0.35" y2="0.94">
        <stop offset="0" stopColor="var(--night-800)" />
        <stop offset="0.5" stopColor="var(--night-700)" />
        <stop offset="0.78" stopColor="var(--dusk)" />
        <stop offset="1" stopColor="var(--gum)" />
      </linearGradient>
      <rect width="1" height="1" fill={`url(#${id})`} />
    </svg>
  )
}
