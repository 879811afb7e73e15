import type { ReactNode } from 'react'
import styles from './screen-title.module.css'

interface ScreenTitleProps {
  title: string
  help?: string
  /** At the end of the line: what the screen is for. */
  end?: ReactNode
  /** Before the title: the way back. */
  back?: ReactNode
}

/** The head of a screen. */
export const ScreenTitle = ({ title, help, end, back }: ScreenTitleProps) => (
  <div className={styles.head}>
    {back}
    <div className={styles.words}>
      <h1 className={styles.title}>{title}</h1>
      {help && <p className={styles.help}>{help}</p>}
    </div>
    {end}
  </div>
)
