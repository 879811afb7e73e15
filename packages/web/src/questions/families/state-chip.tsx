import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ClockCounterClockwise'
import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple'
import { classNames } from '../../lib/page/class-names.ts'
import { t } from '../../messages/stage.ts'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import styles from './state-chip.module.css'

export const lockWords = (pending: boolean): string =>
  pending ? t('questions:waitingToSend') : t('questions:lockedIn')

/** Tells that an answer is given: "Locked in", or "Waiting to send" while offline. */
export const StateChip = ({ pending, className }: { pending: boolean; className?: string | undefined }) => (
  <span className={classNames(styles.chip, className)}>
    <Icon of={pending ? ClockCounterClockwiseIcon : LockSimpleIcon} size={18} />
    {lockWords(pending)}
  </span>
)
