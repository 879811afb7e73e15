import styles from './choice-select.module.css'

interface ChoiceSelectProps<Value extends string> {
  /** Its name, for screen readers: the present choice says the rest. */
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, in the browser's own list. */
export const ChoiceSelect = <Value extends string>({ label, options, value, onChange }: ChoiceSelectProps<Value>) => (
  <select
    aria-label={label}
    className={styles.select}
    value={value}
    onChange={(event) => {
      const chosen = options.find((option) => option.value === event.target.value)
      if (chosen) onChange(chosen.value)
    }}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
)
