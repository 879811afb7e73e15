import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import { useRef } from 'react'
import { typedDirection } from '../../../lib/text/typed-direction.ts'
import { Icon } from '../pictures/icon.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './search-field.module.css'

interface SearchFieldProps {
  /** Its name, shown as the placeholder too. */
  label: string
  clearLabel: string
  value: string
  onChange: (value: string) => void
  maxLength: number
}

export const SearchField = ({ label, clearLabel, value, onChange, maxLength }: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <search className={styles.box}>
      <Icon of={MagnifyingGlassIcon} size={22} />
      <input
        dir={typedDirection(value)}
        ref={input}
        className={styles.input}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && <IconButton icon={XIcon} label={clearLabel} tone="sand" className={styles.clear} onPress={clear} />}
    </search>
  )
}
