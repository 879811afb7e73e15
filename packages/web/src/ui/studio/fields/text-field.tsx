import { Input } from '@mantine/core'
import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react'
import { unitsFor } from '../../../lib/forms/characters.ts'
import styles from './field.module.css'
import type { FieldWords } from './field-frame.tsx'
import { FieldFrame } from './field-frame.tsx'

export interface TextFieldProps extends FieldWords {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'tel' | 'password'
  inputMode?: 'text' | 'numeric' | 'tel' | 'email'
  maxLength?: number
  /** How many characters are used, in words for everyone. */
  counter?: string
  placeholder?: string
  readOnly?: boolean
  required?: boolean
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** `none` where capital letters do not count, such as in a user name. */
  autoCapitalize?: 'none'
  spellCheck?: boolean
  name?: string
  onBlur?: () => void
  /** In the box: before the text, such as a country code, and after it, such as a tick. */
  before?: ReactNode
  after?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A labelled field of one line; its error stands under it. */
export const TextField = ({
  label,
  labelEnd,
  error,
  hint,
  onChange,
  type = 'text',
  required,
  counter,
  before,
  after,
  ...rest
}: TextFieldProps) => (
  <FieldFrame
    label={label}
    labelEnd={labelEnd}
    error={error}
    hint={hint}
    footEnd={counter && <output className={styles.counter}>{counter}</output>}
  >
    {(wiring) => (
      <Input
        {...rest}
        {...wiring}
        type={type}
        maxLength={rest.maxLength && unitsFor(rest.maxLength, rest.value)}
        aria-required={required}
        withAria={false}
        // Mantine drops the id together with its own wiring.
        attributes={{ input: { id: wiring.id } }}
        classNames={{ wrapper: styles.wrapper ?? '', input: styles.input ?? '', section: styles.section ?? '' }}
        leftSection={before}
        rightSection={after}
        rightSectionPointerEvents="all"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )}
  </FieldFrame>
)
