import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown'
import { CaretUpIcon } from '@phosphor-icons/react/dist/ssr/CaretUp'
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { t } from '../messages.ts'
import { placeNumber, placeWords } from './place-words.ts'
import type { ReportQuestion } from './report.ts'
import { stateOf } from './report.ts'
import styles from './report-row.module.css'
import { StateTag } from './state-tag.tsx'
import { whyWords } from './why-words.ts'

interface ReportRowProps {
  question: ReportQuestion
  /** The file, where the report has several. */
  file: string | undefined
  isOpen: boolean
  onToggle: () => void
  /** What it unfolds. */
  children: ReactNode
}

/** One question of the report; pressed, it unfolds where it stands. Rule IM10. */
export const ReportRow = ({ question, file, isOpen, onToggle, children }: ReportRowProps) => {
  const id = useId()
  const why = whyWords(question)
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.head}
        data-question={question.key}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <span className={styles.place}>
          <span className={styles.number}>{placeNumber(question)}</span>
          <span className={styles.placeWords}>{placeWords(question)}</span>
        </span>
        <span className={styles.state}>
          <StateTag state={stateOf(question)} />
        </span>
        <span className={styles.title} dir="auto">
          {question.title || t('report.untitled')}
          {file && <span className={styles.file}>{file}</span>}
        </span>
        <span className={styles.why}>
          {why.isAnswer && why.text !== '' && <Icon of={CheckIcon} size={18} className={styles.tick} />}
          <span dir="auto">{why.text}</span>
        </span>
        <Icon of={isOpen ? CaretUpIcon : CaretDownIcon} size={18} className={styles.caret} />
      </button>
      {isOpen && (
        <div id={id} className={styles.body}>
          {children}
        </div>
      )}
    </li>
  )
}
