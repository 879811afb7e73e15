import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './digits.module.css'

/** A changing number that does not jitter: each digit has a box of its own. Other signs keep their width. */
export const Digits = ({ value }: { value: number | string }) => (
  <span>
    <VisuallyHidden>{value}</VisuallyHidden>
    <span className={styles.digits} aria-hidden="true">
      {[...String(value)].map((sign, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place.
        <span key={place} className={/\d/.test(sign) ? styles.digit : undefined}>
          {sign}
        </span>
      ))}
    </span>
  </span>
)
