import { useId } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { typedDirection } from '../../../lib/text/typed-direction.ts'
import styles from './field.module.css'
import { FieldError } from './field-error.tsx'

interface TextAreaProps {
  label: string
  value: string
  onChange: (value: string) => void
  maxLength: number
  rows?: number
  error?: string | undefined
  hint?: string
}

/** A labelled field of several lines for light surfaces; its error stands under it. */
export const TextArea = ({ label, value, onChange, rows = 2, error, hint, ...rest }: TextAreaProps) => {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(styles.box, error && styles.wrong)}>
        <textarea
          dir={typedDirection(value)}
          {...rest}
          id={id}
          className={styles.input}
          rows={rows}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
