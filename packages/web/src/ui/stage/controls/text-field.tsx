import type { ReactNode, Ref } from 'react'
import { useId } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { typedDirection } from '../../../lib/text/typed-direction.ts'
import styles from './field.module.css'
import { FieldError } from './field-error.tsx'

interface TextFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  hint?: string
  type?: 'text' | 'email' | 'password'
  inputMode?: 'numeric'
  maxLength?: number
  readOnly?: boolean
  required?: boolean
  autoComplete?: string
  name?: string
  onBlur?: () => void
  /** At the end of the box, such as a tick. */
  after?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A labelled field for light surfaces; its error stands under it. */
export const TextField = ({
  label,
  value,
  onChange,
  error,
  hint,
  type = 'text',
  after,
  required,
  ...rest
}: TextFieldProps) => {
  const id = useId()
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(styles.box, error && styles.wrong)}>
        <input
          dir={typedDirection(value)}
          {...rest}
          id={id}
          className={styles.input}
          type={type}
          value={value}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {after}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
