import type { ReactNode } from 'react'
import logoUrl from '../../../ui/art/logo.svg'
import styles from './sheet-head.module.css'

interface SheetHeadProps {
  quizName: string
  /** Which of the pages it is, and what is on it. */
  about: readonly string[]
  end?: ReactNode
}

/** The top of the first page. */
export const SheetHead = ({ quizName, about, end }: SheetHeadProps) => (
  <header className={styles.head}>
    <img src={logoUrl} alt="" className={styles.logo} />
    <div className={styles.words}>
      <h2 dir="auto" className={styles.name}>
        {quizName}
      </h2>
      <p className={styles.about}>{about.join(' · ')}</p>
    </div>
    {end}
  </header>
)
