import { useId } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { Counter } from './counter.tsx'
import styles from './slide-box.module.css'
import type { SlideTextProps } from './slide-text.tsx'
import { SlideText } from './slide-text.tsx'

interface SlideBoxProps extends Omit<SlideTextProps, 'describedBy' | 'isInvalid' | 'className'> {
  /** A heading's face and size, or that of running text. */
  look: 'title' | 'note'
}

/** From so many characters on, a title is set smaller. */
const LONG = 80
const VERY_LONG = 160

/** A large text of the slide with its name and the count of its characters. */
export const SlideBox = ({ look, ...text }: SlideBoxProps) => {
  const id = useId()
  const { length } = text.value
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field inside takes keys; a press beside its text leads into it.
    // biome-ignore lint/a11y/noStaticElementInteractions: as above.
    <div
      className={classNames(
        styles.box,
        styles[look],
        length > LONG && styles.long,
        length > VERY_LONG && styles.veryLong,
      )}
      onClick={({ target, currentTarget }) => {
        if (!(target instanceof HTMLTextAreaElement)) currentTarget.querySelector('textarea')?.focus()
      }}
    >
      <SlideText {...text} describedBy={id} className={styles.text} />
      <span className={styles.foot}>
        <span aria-hidden="true">{text.label}</span>
        <Counter id={id} text={text.value} most={text.maxLength} />
      </span>
    </div>
  )
}
