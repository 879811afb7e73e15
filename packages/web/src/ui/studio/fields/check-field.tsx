import { classNames } from '../../../lib/page/class-names.ts'
import styles from './check-field.module.css'

interface CheckFieldProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** A switch changes something at once or turns a thing on; a check is one of several. */
  look?: 'check' | 'switch'
  disabled?: boolean
}

export const CheckField = ({ label, checked, onChange, look = 'check', disabled }: CheckFieldProps) => (
  <label className={classNames(styles.field, look === 'switch' && styles.switch)}>
    <input
      type="checkbox"
      role={look === 'switch' ? 'switch' : undefined}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span>{label}</span>
  </label>
)
