import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import styles from './card.module.css'

interface CardProps {
  /** Names the region. */
  title?: string
  /** One line under the title. */
  help?: ReactNode
  /** At the end of the title's line. */
  end?: ReactNode
  className?: string | undefined
  children?: ReactNode
}

/** One matter of a screen, on white. */
export const Card = ({ title, help, end, className, children }: CardProps) => {
  const id = useId()
  return (
    <section className={classNames(styles.card, className)} aria-labelledby={title ? id : undefined}>
      {(title || end) && (
        <div className={styles.top}>
          {title && (
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
          )}
          {end}
        </div>
      )}
      {help && <p className={styles.help}>{help}</p>}
      {children}
    </section>
  )
}
