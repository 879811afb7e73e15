import { BracketsCurlyIcon } from '@phosphor-icons/react/dist/ssr/BracketsCurly'
import { CardsIcon } from '@phosphor-icons/react/dist/ssr/Cards'
import { FileCsvIcon } from '@phosphor-icons/react/dist/ssr/FileCsv'
import { FileXlsIcon } from '@phosphor-icons/react/dist/ssr/FileXls'
import { GraduationCapIcon } from '@phosphor-icons/react/dist/ssr/GraduationCap'
import { PackageIcon } from '@phosphor-icons/react/dist/ssr/Package'
import { TableIcon } from '@phosphor-icons/react/dist/ssr/Table'
import { TextAaIcon } from '@phosphor-icons/react/dist/ssr/TextAa'
import { TextAlignLeftIcon } from '@phosphor-icons/react/dist/ssr/TextAlignLeft'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import styles from './kind-labels.module.css'
import { t } from './kind-messages.ts'

const KINDS = [
  ['kahoot', FileXlsIcon],
  ['wayground', FileXlsIcon],
  ['blooket', FileCsvIcon],
  ['gimkit', FileCsvIcon],
  ['quizlet', CardsIcon],
  ['moodle', GraduationCapIcon],
  ['gift', BracketsCurlyIcon],
  ['aiken', TextAaIcon],
  ['qti', PackageIcon],
  ['table', TableIcon],
  ['plain', TextAlignLeftIcon],
] as const

/** The kinds of files and texts that are understood: labels, not buttons. */
export const KindLabels = () => (
  <div className={styles.kinds}>
    <p className={styles.title}>{t('understood')}</p>
    <ul className={styles.list} aria-label={t('understood')}>
      {KINDS.map(([kind, icon]) => (
        <li key={kind} className={styles.kind}>
          <Icon of={icon} size={18} />
          {t(kind)}
        </li>
      ))}
    </ul>
  </div>
)
