import { useId } from 'react'
import { classNames } from '../../lib/page/class-names.ts'
import { FieldError } from '../../ui/stage/controls/field-error.tsx'
import styles from './date-time-field.module.css'

interface DateTimeFieldProps {
  label: string
  /** 2026-11-22T10:00, by the reader's clock; empty while it is not whole. */
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** The browser's own field for a date and a time; its error stands under it. */
export const DateTimeField = ({ label, value, error, onChange }: DateTimeFieldProps) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={classNames(styles.input, error && styles.wrong)}
        type="datetime-local"
        required
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <div className={styles.error} role="alert">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
