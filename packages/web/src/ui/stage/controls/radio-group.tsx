import type { Ref } from 'react'
import { useId } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { FieldError } from './field-error.tsx'
import styles from './radio-group.module.css'

interface RadioGroupProps<Value extends string> {
  legend: string
  options: readonly { value: Value; label: string }[]
  value: Value | undefined
  onChange: (value: Value) => void
  error?: string | undefined
  /** The id of a hint that stands elsewhere. */
  describedBy?: string
  disabled?: boolean
  /** For choices of several words: fewer stand beside each other. */
  wide?: boolean
  /** Receives the first choice, to take the focus there. */
  ref?: Ref<HTMLInputElement>
}

/** One of a few, as chips on a light surface. */
export const RadioGroup = <Value extends string>({
  legend,
  options,
  value,
  onChange,
  error,
  describedBy,
  disabled,
  wide = false,
  ref,
}: RadioGroupProps<Value>) => {
  const id = useId()
  return (
    <fieldset
      className={classNames(error && styles.wrong)}
      aria-describedby={[error && `${id}-error`, describedBy].filter(Boolean).join(' ') || undefined}
      disabled={disabled}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={classNames(styles.options, wide && styles.wide)}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.option}>
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <div className={styles.below}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}
