import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash'
import { t } from '../../../messages/studio.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import styles from './taken-down-note.module.css'

/** Why nobody can host this quiz, in the administrator's words. Rule MO9. */
export const TakenDownNote = ({ reason }: { reason: string }) => (
  <section className={styles.note} aria-label={t('authoring:takenDown.title')}>
    <Icon of={EyeSlashIcon} size={24} />
    <div>
      <p className={styles.title}>{t('authoring:takenDown.title')}</p>
      <p className={styles.reason}>{reason}</p>
      <p>{t('authoring:takenDown.help')}</p>
    </div>
  </section>
)
