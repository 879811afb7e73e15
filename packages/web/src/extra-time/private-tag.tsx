import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash'
import { Icon } from '../ui/stage/pictures/icon.tsx'
import { t } from './messages.ts'
import styles from './private-tag.module.css'

/** Nobody else sees it. */
export const PrivateTag = () => (
  <span className={styles.tag}>
    <Icon of={EyeSlashIcon} size={20} />
    {t('private')}
  </span>
)
