import { charactersIn } from '../../../lib/forms/characters.ts'
import { t } from '../../../messages/studio.ts'
import styles from './counter.module.css'

interface CounterProps {
  /** For the field's `aria-describedby`. */
  id?: string
  text: string
  most: number
}

/** How many characters a text uses of those it may have, such as "38 / 300". */
export const Counter = ({ id, text, most }: CounterProps) => (
  <span id={id} className={styles.counter}>
    {t('studio:charactersOf', { used: charactersIn(text), most })}
  </span>
)
