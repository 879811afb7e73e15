import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight'
import { Icon } from '../../stage/pictures/icon.tsx'
import styles from './choice-card.module.css'

interface ChoiceCardProps {
  icon: PhosphorIcon
  name: string
  help: string
  busy?: boolean
  /** It is disabled; `help` says why. */
  disabled?: boolean
  onPress: () => void
}

/** One thing to do, with a line about what it means. */
export const ChoiceCard = ({ icon, name, help, busy = false, disabled = false, onPress }: ChoiceCardProps) => (
  <button
    type="button"
    className={styles.choice}
    aria-busy={busy || undefined}
    aria-disabled={busy || disabled || undefined}
    onClick={busy || disabled ? undefined : onPress}
  >
    <span className={styles.icon}>
      <Icon of={icon} size={24} />
    </span>
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      <span className={styles.help}>{help}</span>
    </span>
    <Icon of={CaretRightIcon} size={20} className={styles.caret} />
  </button>
)
