import { LIMITS } from '@quokka/core/limits'
import type { Ref } from 'react'
import { useId, useState } from 'react'
import { classNames } from '../lib/page/class-names.ts'
import { FieldError } from '../ui/stage/controls/field-error.tsx'
import styles from './code-field.module.css'
import { readRoomCode } from './room-code.ts'

interface CodeFieldProps {
  label: string
  /** Under the boxes. */
  hint?: string
  /** Beside the label, or below it where both are long. */
  aside?: string
  error?: string | undefined
  /** Lower case, no longer than a code. */
  value: string
  onChange: (code: string) => void
  ref?: Ref<HTMLInputElement>
}

const PLACES = Array.from({ length: LIMITS.roomCodeCharacters }, (_, place) => place)

/**
 * A room's code: a box a character over one real input, which takes any case, pasted codes and pasted links. Label, boxes and what is
 * said of them are three rows of the form's grid, so that a button may stand beside the boxes.
 */
export const CodeField = ({ label, hint, aside, error, value, onChange, ref }: CodeFieldProps) => {
  const id = useId()
  const [focused, setFocused] = useState(false)
  const current = Math.min(value.length, LIMITS.roomCodeCharacters - 1)
  const take = (text: string) => onChange(readRoomCode(text))
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')

  return (
    <>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside && <p className={styles.aside}>{aside}</p>}
      </div>
      <div dir="ltr" className={classNames(styles.field, error && styles.wrong)}>
        {PLACES.map((place) => (
          <span
            key={place}
            aria-hidden="true"
            className={classNames(
              styles.box,
              value[place] && styles.filled,
              focused && place === current && styles.current,
            )}
          >
            {value[place]}
          </span>
        ))}
        <input
          ref={ref}
          id={id}
          className={styles.input}
          value={value}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => take(event.target.value)}
          onPaste={(event) => {
            event.preventDefault()
            take(event.clipboardData.getData('text'))
          }}
          // The boxes show one caret, behind the last character: the real one keeps to it.
          onSelect={({ currentTarget: input }) => input.setSelectionRange(input.value.length, input.value.length)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
      </div>
      <div className={styles.below}>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        {hint && <p id={`${id}-hint`}>{hint}</p>}
      </div>
    </>
  )
}
