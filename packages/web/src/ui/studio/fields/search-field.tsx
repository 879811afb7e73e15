import { Input } from '@mantine/core'
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import type { Ref } from 'react'
import { useImperativeHandle, useRef } from 'react'
import { Icon } from '../../stage/pictures/icon.tsx'
import styles from './field.module.css'

interface SearchFieldProps {
  /** Its name, shown as the placeholder too. */
  label: string
  clearLabel: string
  value: string
  onChange: (value: string) => void
  maxLength: number
  /** The key that leads to it, shown while it is empty. */
  hotkey?: string
  ref?: Ref<HTMLInputElement>
}

/** A field that narrows a list as it is typed. */
export const SearchField = ({ label, clearLabel, value, onChange, maxLength, hotkey, ref }: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <search>
      <Input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts={hotkey}
        placeholder={label}
        maxLength={maxLength}
        value={value}
        classNames={{ wrapper: styles.wrapper ?? '', input: styles.input ?? '', section: styles.section ?? '' }}
        leftSection={<Icon of={MagnifyingGlassIcon} size={22} />}
        rightSection={
          value ? (
            <button type="button" className={styles.eye} aria-label={clearLabel} title={clearLabel} onClick={clear}>
              <Icon of={XIcon} size={20} />
            </button>
          ) : (
            hotkey && (
              <kbd className={styles.hotkey} aria-hidden>
                {hotkey}
              </kbd>
            )
          )
        }
        rightSectionPointerEvents="all"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </search>
  )
}
