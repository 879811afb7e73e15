import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { t } from '../messages.ts'
import styles from './premium-mark.module.css'

/** On a tile that the plan does not open. */
export const PremiumMark = () => (
  <span className={styles.premium}>
    <Icon of={LockSimpleIcon} size={18} />
    {t('premium')}
  </span>
)
