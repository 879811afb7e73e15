import type { CSSProperties } from 'react'
import { classNames } from '../../lib/page/class-names.ts'
import styles from './letter-boxes.module.css'
import type { LetterPlace } from './letters.ts'

interface LetterBoxesProps {
  words: readonly (readonly LetterPlace[])[]
  /** In the order of the blanks. */
  letters: readonly string[]
  /** The blank that is typed next. */
  current?: number | undefined
  /** On cream, where an answer is shown. */
  isOnCream?: boolean
  isRightToLeft?: boolean
  onPick?: (index: number) => void
}

/** One box a letter; decoration, since the field behind it, or the word beside it, says the same. */
export const LetterBoxes = ({
  words,
  letters,
  current,
  isOnCream = false,
  isRightToLeft = false,
  onPick,
}: LetterBoxesProps) => {
  const longest = Math.max(...words.map((word) => word.length))
  return (
    <div
      aria-hidden="true"
      dir={isRightToLeft ? 'rtl' : 'ltr'}
      className={classNames(styles.words, isOnCream && styles.onCream, longest >= 8 && styles.small)}
      style={{ '--letters': longest } as CSSProperties}
    >
      {words.map((word, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place.
        <span key={number} className={styles.word}>
          {word.map((place, at) =>
            place.is !== 'blank' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place.
              <span key={at} className={classNames(styles.box, styles[place.is])}>
                {place.letter}
              </span>
            ) : (
              // biome-ignore lint/a11y/noStaticElementInteractions: the field behind the boxes is what is operated; a press only moves its caret.
              // biome-ignore lint/a11y/useKeyWithClickEvents: arrow keys move the caret in the field.
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place.
                key={at}
                className={classNames(
                  styles.box,
                  letters[place.index] ? styles.filled : styles.empty,
                  place.index === current && styles.current,
                )}
                onClick={() => onPick?.(place.index)}
              >
                {letters[place.index]}
              </span>
            ),
          )}
        </span>
      ))}
    </div>
  )
}
