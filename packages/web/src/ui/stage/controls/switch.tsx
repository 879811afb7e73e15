import { useId } from 'react'
import styles from './switch.module.css'

interface SwitchProps {
  label: string
  help?: string
  checked: boolean
  onChange: (checked: boolean) => void
}

export const Switch = ({ label, help, checked, onChange }: SwitchProps) => {
  const id = useId()
  return (
    <label className={styles.row}>
      <span>
        <span id={`${id}-name`} className={styles.name}>
          {label}
        </span>
        {help && (
          <span id={`${id}-help`} className={styles.help}>
            {help}
          </span>
        )}
      </span>
      <input
        className={styles.input}
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-name`}
        aria-describedby={help ? `${id}-help` : undefined}
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
