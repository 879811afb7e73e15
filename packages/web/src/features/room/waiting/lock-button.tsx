import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple'
import { LockSimpleOpenIcon } from '@phosphor-icons/react/dist/ssr/LockSimpleOpen'
import { classNames } from '../../../lib/page/class-names.ts'
import { moderate } from '../../../room-connection/room-store.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { t } from './host-messages.ts'
import styles from './lock-button.module.css'

/** Locks and opens the room; says what a press does and how it stands. */
export const LockButton = ({ locked }: { locked: boolean }) => (
  <Button
    tone={locked ? 'cream' : 'glass'}
    size="small"
    icon={locked ? LockSimpleIcon : LockSimpleOpenIcon}
    className={classNames(styles.lock, locked && styles.locked)}
    iconWeight={locked ? 'fill' : 'bold'}
    onPress={() => moderate({ action: 'lockRoom', payload: { locked: !locked } })}
  >
    <span className={styles.words}>
      {locked ? t('openRoom') : t('lockRoom')}
      <span className={styles.state}>{locked ? t('lockedNow') : t('openNow')}</span>
    </span>
  </Button>
)
