import { t } from '../../messages/studio.ts'
import styles from './counter.module.css'

interface CounterProps {
  /** For the field's `aria-describedby`. */
  id?: string
  used: number
  most: number
}

/** How many characters are used, such as "38 / 300". */
export const Counter = ({ id, used, most }: CounterProps) => (
  <span id={id} className={styles.counter}>
    {t('studio:charactersOf', { used, most })}
  </span>
)
