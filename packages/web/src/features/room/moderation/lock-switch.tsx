import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple'
import { moderate } from '../../../room-connection/room-store.ts'
import { Switch } from '../../../ui/stage/controls/switch.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { t } from './messages.ts'
import styles from './moderation.module.css'

export const LockSwitch = ({ locked }: { locked: boolean }) => (
  <div className={styles.line}>
    <span className={styles.sign}>
      <Icon of={LockSimpleIcon} size={24} />
    </span>
    <div className={styles.grow}>
      <Switch
        label={t('lock')}
        help={t('lockHelp')}
        checked={locked}
        onChange={(wanted) => moderate({ action: 'lockRoom', payload: { locked: wanted } })}
      />
    </div>
  </div>
)
