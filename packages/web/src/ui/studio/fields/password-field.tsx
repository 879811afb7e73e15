import { EyeIcon } from '@phosphor-icons/react/dist/ssr/Eye'
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash'
import { useState } from 'react'
import { Icon } from '../../stage/pictures/icon.tsx'
import styles from './field.module.css'
import type { TextFieldProps } from './text-field.tsx'
import { TextField } from './text-field.tsx'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after' | 'inputMode'> {
  autoComplete: 'current-password' | 'new-password'
  /** Names the button that shows what was typed. */
  showLabel: string
}

/** Hidden until its owner asks to see it. */
export const PasswordField = ({ showLabel, ...field }: PasswordFieldProps) => {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <button
          type="button"
          className={styles.eye}
          title={showLabel}
          aria-label={showLabel}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon of={isShown ? EyeSlashIcon : EyeIcon} size={22} />
        </button>
      }
    />
  )
}
