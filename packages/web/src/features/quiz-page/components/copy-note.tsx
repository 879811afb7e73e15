import { GitBranchIcon } from '@phosphor-icons/react/dist/ssr/GitBranch'
import { t } from '../../../messages/studio.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import styles from './copy-note.module.css'

/** What becomes of a copy. */
export const CopyNote = () => (
  <section className={styles.note}>
    <h2 className={styles.title}>
      <Icon of={GitBranchIcon} size={20} />
      {t('quizPage:copyTitle')}
    </h2>
    <p>{t('quizPage:copyHelp')}</p>
  </section>
)
