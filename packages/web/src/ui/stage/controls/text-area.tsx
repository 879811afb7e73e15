import { useId } from 'react'
import styles from './field.module.css'

interface TextAreaProps {
  label: string
  value: string
  onChange: (value: string) => void
  maxLength: number
}

/** A labelled field of several lines for light surfaces. */
export const TextArea = ({ label, onChange, ...rest }: TextAreaProps) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <textarea
          {...rest}
          id={id}
          className={styles.input}
          rows={2}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </div>
  )
}
