import { LIMITS } from '@quokka/core/limits'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../../messages/studio.ts'
import styles from './rename-field.module.css'

/** The quiz that is given another name where it stands, if one is. */
export interface Naming {
  quizId: string | undefined
  /** The new name; undefined when it stays. */
  end: (name: string | undefined) => void
}

interface RenameFieldProps {
  name: string
  onEnd: Naming['end']
}

/** A menu that closes gives the focus back to its button, a moment later than it closes. */
const AFTER_THE_MENU_MS = 60

/** A quiz's name, to be typed where it stands: Enter and leaving it save, Escape does not. Rule LB49. */
export const RenameField = ({ name, onEnd }: RenameFieldProps) => {
  const [typed, setTyped] = useState(name)
  const input = useRef<HTMLInputElement>(null)
  const isOpen = useRef(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      isOpen.current = true
      input.current?.focus()
    }, AFTER_THE_MENU_MS)
    return () => clearTimeout(timer)
  }, [])
  const end = () => onEnd(typed.trim() === '' || typed.trim() === name ? undefined : typed.trim())
  return (
    <input
      ref={input}
      className={styles.field}
      aria-label={t('library:card.newName', { name })}
      value={typed}
      maxLength={LIMITS.quizNameCharacters}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => isOpen.current && end()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') end()
        if (event.key === 'Escape') onEnd(undefined)
      }}
    />
  )
}
