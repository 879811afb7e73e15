import { MinusIcon } from '@phosphor-icons/react/dist/ssr/Minus'
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus'
import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import styles from './stepper.module.css'
import { readSteps, STEP, stepped } from './steps.ts'

interface StepperProps {
  label: string
  /** After the value, such as "s". */
  unit?: string
  value: number
  least: number
  most: number
  /** Stands for what cannot be read. */
  otherwise: number
  onChange: (value: number) => void
  /** For `aria-describedby`. */
  hintId?: string
}

/** A number in steps of ten, by buttons, arrow keys and typing. */
export const Stepper = ({ label, unit, value, least, most, otherwise, onChange, hintId }: StepperProps) => {
  const [typed, setTyped] = useState<string>()
  const range = { least, most }
  const step = (by: number) => {
    setTyped(undefined)
    onChange(stepped(value, by, range) ?? value)
  }
  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: STEP, ArrowDown: -STEP }[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }
  const button = (name: string, by: number) => {
    const isAsleep = stepped(value, by, range) === undefined
    return (
      <button
        type="button"
        className={styles.button}
        aria-label={`${name}: ${label}`}
        aria-disabled={isAsleep || undefined}
        onClick={isAsleep ? undefined : () => step(by)}
      >
        <Icon of={by < 0 ? MinusIcon : PlusIcon} size={20} />
      </button>
    )
  }
  return (
    <div className={styles.stepper}>
      {button(t('editing:details.less'), -STEP)}
      <span className={styles.value}>
        <input
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={least}
          aria-valuemax={most}
          aria-valuetext={unit ? `${value} ${unit}` : undefined}
          aria-describedby={hintId}
          value={typed ?? String(value)}
          maxLength={4}
          className={styles.input}
          onKeyDown={press}
          onBlur={() => setTyped(undefined)}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            onChange(readSteps(currentTarget.value, range) ?? otherwise)
          }}
        />
        {unit && (
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        )}
      </span>
      {button(t('editing:details.more'), STEP)}
    </div>
  )
}
