import type { ReactNode } from 'react'
import styles from './miniature-slide.module.css'

/** A slide in small, 92 x 58: two lines for its title, and under them what its type draws. Decoration. */
export const MiniatureSlide = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 92 58" className={styles.slide} aria-hidden="true">
    <rect x={7} y={9} width={62} height={5} rx={2.5} className={styles.cream} />
    <rect x={7} y={17} width={44} height={4} rx={2} className={styles.faint} />
    {children}
  </svg>
)

interface BarProps {
  x: number
  y: number
  width: number
  height: number
  tone: 'A' | 'B' | 'C' | 'D' | 'cream' | 'faint' | 'glass'
}

export const Bar = ({ tone, ...place }: BarProps) => <rect {...place} rx={3} className={styles[tone]} />
