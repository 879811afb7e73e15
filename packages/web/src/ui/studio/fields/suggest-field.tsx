import { Autocomplete } from '@mantine/core'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle'
import type { Ref } from 'react'
import { Icon } from '../../stage/pictures/icon.tsx'
import styles from './field.module.css'
import type { FieldWords } from './field-frame.tsx'

const MOST_SHOWN = 8

interface SuggestFieldProps extends Omit<FieldWords, 'labelEnd'> {
  value: string
  onChange: (value: string) => void
  suggestions: readonly string[]
  maxLength?: number
  name?: string
  ref?: Ref<HTMLInputElement>
}

/** A one-line field with suggestions; anything else may be typed too. */
export const SuggestField = ({ error, hint, suggestions, ...rest }: SuggestFieldProps) => (
  <Autocomplete
    {...rest}
    error={
      error && (
        <>
          <Icon of={WarningCircleIcon} size={18} weight="fill" />
          {error}
        </>
      )
    }
    description={hint}
    inputWrapperOrder={['label', 'input', 'error', 'description']}
    data={[...suggestions]}
    renderOption={({ option }) => <bdi>{option.value}</bdi>}
    limit={MOST_SHOWN}
    openOnFocus={false}
    autoComplete="off"
    classNames={{
      root: styles.field ?? '',
      label: styles.label ?? '',
      error: styles.error ?? '',
      description: styles.hint ?? '',
      wrapper: styles.wrapper ?? '',
      input: styles.input ?? '',
      dropdown: styles.dropdown ?? '',
      option: styles.suggestion ?? '',
    }}
  />
)
