import { figures } from '../../../lib/text/numbers.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './digits.module.css'

/** A changing number that does not jitter: each digit has a box of its own. Other signs keep their width. */
export const Digits = ({ value }: { value: number | string }) => {
  const written = typeof value === 'number' ? figures(value) : value
  return (
    <span>
      <VisuallyHidden>{written}</VisuallyHidden>
      <span className={styles.digits} aria-hidden="true">
        {[...written].map((sign, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place.
          <span key={place} className={/\p{Nd}/u.test(sign) ? styles.digit : undefined}>
            {sign}
          </span>
        ))}
      </span>
    </span>
  )
}
