import { Input } from '@mantine/core'
import type { Ref } from 'react'
import { unitsFor } from '../../../lib/forms/characters.ts'
import styles from './field.module.css'
import type { FieldWords } from './field-frame.tsx'
import { FieldFrame } from './field-frame.tsx'

interface TextAreaFieldProps extends FieldWords {
  value: string
  onChange: (value: string) => void
  maxLength: number
  /** How many characters are used, in words for everyone. */
  counter: string
  rows?: number
  name?: string
  ref?: Ref<HTMLTextAreaElement>
}

/** A labelled field of several lines with a live count of its characters. */
export const TextAreaField = ({
  label,
  labelEnd,
  error,
  hint,
  counter,
  onChange,
  rows = 3,
  ...rest
}: TextAreaFieldProps) => (
  <FieldFrame
    label={label}
    labelEnd={labelEnd}
    error={error}
    hint={hint}
    footEnd={<output className={styles.counter}>{counter}</output>}
  >
    {(wiring) => (
      <Input
        {...rest}
        {...wiring}
        component="textarea"
        multiline
        withAria={false}
        // Mantine drops the id together with its own wiring.
        attributes={{ input: { id: wiring.id } }}
        rows={rows}
        maxLength={unitsFor(rest.maxLength, rest.value)}
        classNames={{ wrapper: styles.wrapper ?? '', input: styles.input ?? '' }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )}
  </FieldFrame>
)
