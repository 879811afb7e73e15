import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './field.module.css'
import { FieldError } from './field-error.tsx'

export interface FieldWords {
  label: string
  /** At the end of the label's line, such as a link. */
  labelEnd?: ReactNode
  error?: string | undefined
  hint?: string | undefined
}

/** The attributes by which a control belongs to its label, its error and its hint. */
interface Wiring {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldFrameProps extends FieldWords {
  /** At the end of the line under the control, such as a count of characters. */
  footEnd?: ReactNode
  children: (wiring: Wiring) => ReactNode
}

/** Label, control, and what is said under it. */
export const FieldFrame = ({ label, labelEnd, error, hint, footEnd, children }: FieldFrameProps) => {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {labelEnd}
      </div>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {(error || hint || footEnd) && (
        <div className={styles.foot}>
          <div className={styles.under}>
            {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
            {hint && (
              <p id={`${id}-hint`} className={styles.hint}>
                {hint}
              </p>
            )}
          </div>
          {footEnd}
        </div>
      )}
    </div>
  )
}
