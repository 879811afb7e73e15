import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight'
import type { Ref } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import styles from './moderation.module.css'

interface ActionRowProps {
  icon: PhosphorIcon
  text: string
  isDangerous?: boolean
  onPress: () => void
  ref?: Ref<HTMLButtonElement>
}

/** A row of a player's dialog that leads to what can be done. */
export const ActionRow = ({ icon, text, isDangerous = false, onPress, ref }: ActionRowProps) => (
  <button
    ref={ref}
    type="button"
    className={classNames(styles.line, isDangerous && styles.dangerous)}
    onClick={onPress}
  >
    <span className={isDangerous ? styles.warning : styles.sign}>
      <Icon of={icon} size={24} />
    </span>
    <span className={styles.action}>{text}</span>
    <Icon of={CaretRightIcon} size={20} />
  </button>
)
