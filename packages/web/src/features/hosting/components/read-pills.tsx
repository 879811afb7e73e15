import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import type { ReadFilter } from '@quokka/core/search-filters'
import { subjectName } from '../../../quiz/catalogue-names.ts'
import { languageName } from '../../../quiz/language-name.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import type { FoundQuizzes } from '../api/fetch-quizzes.ts'
import { t } from '../messages.ts'
import styles from './read-pills.module.css'

interface ReadPillsProps {
  read: FoundQuizzes['read']
  onTakeOff: (filter: ReadFilter) => void
}

/** What the words of a search were read as, each to be taken off. Rule HO29. */
export const ReadPills = ({ read: { schoolClass, subject, language }, onTakeOff }: ReadPillsProps) => {
  const pills: { filter: ReadFilter; label: string }[] = [
    ...(schoolClass === undefined
      ? []
      : [{ filter: 'schoolClass' as const, label: t('read.class', { class: schoolClass }) }]),
    ...(subject === undefined ? [] : [{ filter: 'subject' as const, label: subjectName(subject) }]),
    ...(language === undefined ? [] : [{ filter: 'language' as const, label: languageName(language) }]),
  ]
  if (pills.length === 0) return null
  return (
    <ul className={styles.pills} aria-label={t('read.title')}>
      {pills.map(({ filter, label }) => (
        <li key={filter}>
          <button
            type="button"
            className={styles.pill}
            aria-label={t('read.takeOff', { filter: label })}
            onClick={() => onTakeOff(filter)}
          >
            {label}
            <Icon of={XIcon} size={18} />
          </button>
        </li>
      ))}
    </ul>
  )
}
