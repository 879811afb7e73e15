import { classNames } from '../../../lib/page/class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './code-display.module.css'

interface CodeDisplayProps {
  code: string
  /** Read out before the letters, such as "Room code". */
  label: string
  /** On glass: still to be read, no longer an invitation. */
  faded?: boolean
}

/** A room's code, to be read from the last row: six tiles as wide as their place, at most 190 px each. */
export const CodeDisplay = ({ code, label, faded = false }: CodeDisplayProps) => {
  const letters = [...code.toUpperCase()]
  return (
    <div className={styles.frame}>
      <VisuallyHidden>
        {label}: {letters.join(' ')}
      </VisuallyHidden>
      <div className={styles.tiles} aria-hidden="true">
        {letters.map((letter, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place; letters may repeat.
          <span key={place} className={classNames(styles.tile, faded && styles.glass)}>
            {letter}
          </span>
        ))}
      </div>
    </div>
  )
}
