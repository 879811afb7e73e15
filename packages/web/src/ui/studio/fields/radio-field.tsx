import type { Ref } from 'react'
import { useId } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import styles from './field.module.css'
import { FieldError } from './field-error.tsx'

interface RadioFieldProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value | undefined
  onChange: (value: Value) => void
  error?: string | undefined
  hint?: string | undefined
  required?: boolean
  /** Receives the first choice, to take the focus there. */
  ref?: Ref<HTMLInputElement>
}

/** One of a few. */
export const RadioField = <Value extends string>({
  label,
  options,
  value,
  onChange,
  error,
  hint,
  required,
  ref,
}: RadioFieldProps<Value>) => {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset className={classNames(error && styles.wrong)} aria-describedby={describedBy || undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.option}>
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={id}
              value={option.value}
              required={required}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {(error || hint) && (
        <div className={classNames(styles.below, styles.under)}>
          {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
          {hint && (
            <p id={`${id}-hint`} className={styles.hint}>
              {hint}
            </p>
          )}
        </div>
      )}
    </fieldset>
  )
}
