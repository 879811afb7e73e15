import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { t } from '../messages.ts'
import { refusalWords } from '../remark-words.ts'
import styles from './refused-files.module.css'
import type { ReportFile } from './report.ts'

/** Files of which nothing was read, and why. */
export const RefusedFiles = ({ files }: { files: readonly ReportFile[] }) => {
  const refused = files.filter((file) => 'refusal' in file)
  if (refused.length === 0) return null
  return (
    <ul className={styles.files} aria-label={t('report.refused')}>
      {refused.map(({ name, refusal }) => (
        <li key={name} className={styles.file}>
          <Icon of={WarningCircleIcon} size={18} weight="fill" />
          <span>
            <strong dir="auto">{name}</strong> {refusalWords(refusal)}
          </span>
        </li>
      ))}
    </ul>
  )
}
