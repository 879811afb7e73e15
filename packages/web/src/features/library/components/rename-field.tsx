import { LIMITS } from '@quokka/core/limits'
import { useEffect, useRef, useState } from 'react'
import { typedDirection } from '../../../lib/text/typed-direction.ts'
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

/** A menu that closes keeps the focus for a moment. */
const AFTER_THE_MENU_MS = 60

/** A quiz's name, to be typed where it stands: Enter, Tab and a press elsewhere save it, Escape does not. Rule LB49. */
export const RenameField = ({ name, onEnd }: RenameFieldProps) => {
  const [typed, setTyped] = useState(name)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      input.current?.focus()
      input.current?.select()
    }, AFTER_THE_MENU_MS)
    return () => clearTimeout(timer)
  }, [])

  const wanted = typed.trim()
  useEffect(() => {
    const end = ({ target }: PointerEvent) => {
      if (target !== input.current) onEnd(wanted === '' || wanted === name ? undefined : wanted)
    }
    document.addEventListener('pointerdown', end)
    return () => document.removeEventListener('pointerdown', end)
  }, [wanted, name, onEnd])

  return (
    <input
      dir={typedDirection(typed)}
      ref={input}
      className={styles.field}
      aria-label={t('library:card.newName', { name })}
      value={typed}
      maxLength={LIMITS.quizNameCharacters}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter' || key === 'Tab') onEnd(wanted === '' || wanted === name ? undefined : wanted)
        if (key === 'Escape') onEnd(undefined)
      }}
    />
  )
}
