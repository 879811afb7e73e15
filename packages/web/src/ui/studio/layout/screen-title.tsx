import type { ReactNode } from 'react'
import styles from './screen-title.module.css'

interface ScreenTitleProps {
  title: string
  help?: ReactNode
  /** Beside the title: the state of what it names. */
  tag?: ReactNode
  /** At the end of the line: what the screen is for. */
  end?: ReactNode
  /** Before the title: the way back. */
  back?: ReactNode
}

/** The head of a screen. */
export const ScreenTitle = ({ title, help, tag, end, back }: ScreenTitleProps) => (
  <div className={styles.head}>
    {back}
    <div className={styles.words}>
      <div className={styles.line}>
        <h1 className={styles.title}>{title}</h1>
        {tag}
      </div>
      {help && <p className={styles.help}>{help}</p>}
    </div>
    {end}
  </div>
)
