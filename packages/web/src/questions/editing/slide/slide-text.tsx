import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useEffect, useRef } from 'react'
import { unitsFor } from '../../../lib/forms/characters.ts'
import { classNames } from '../../../lib/page/class-names.ts'
import { typedDirection } from '../../../lib/text/typed-direction.ts'
import styles from './slide-text.module.css'

export interface SlideTextProps {
  label: string
  value: string
  onChange: (value: string) => void
  maxLength: number
  placeholder?: string
  /** Enter begins a new line instead of leading to the next text. */
  hasLines?: boolean
  isInvalid?: boolean
  describedBy?: string | undefined
  className?: string | undefined
  /** Takes several lines that are pasted; where it answers false they are pasted as words. */
  onLines?: ((pasted: string) => boolean) | undefined
  /** The caret goes there when it appears. */
  isAtHand?: boolean
}

const goOn = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  const texts = [...(event.currentTarget.closest('section')?.querySelectorAll('textarea') ?? [])]
  texts[texts.indexOf(event.currentTarget) + 1]?.focus()
}

/** A text of the slide, edited in place: as high as it needs, in its surroundings' face. */
export const SlideText = ({
  label,
  value,
  onChange,
  hasLines = false,
  isInvalid = false,
  describedBy,
  className,
  placeholder = '',
  isAtHand = false,
  onLines,
  maxLength,
}: SlideTextProps) => {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isAtHand) field.current?.focus({ preventScroll: true })
  }, [isAtHand])
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (onLines && pasted.trim().includes('\n') && onLines(pasted)) event.preventDefault()
  }
  return (
    <span className={classNames(styles.text, className)} data-text={value || placeholder}>
      <textarea
        dir={typedDirection(value)}
        ref={field}
        maxLength={unitsFor(maxLength, value)}
        rows={1}
        value={value}
        placeholder={placeholder}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onPaste={onLines && paste}
        onKeyDown={hasLines ? undefined : goOn}
        onChange={({ currentTarget }) =>
          onChange(hasLines ? currentTarget.value : currentTarget.value.replace(/\s*\n\s*/g, ' '))
        }
      />
    </span>
  )
}
