import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import { KeyIcon } from '@phosphor-icons/react/dist/ssr/Key'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { t } from '../messages.ts'
import type { Sheet, SheetVersion } from '../sheet.ts'
import styles from './answer-key.module.css'
import { Marks } from './marks.tsx'
import { SheetHead } from './sheet-head.tsx'

interface AnswerKeyProps {
  quizName: string
  sheet: Sheet
  version: SheetVersion
}

/** What is right, under the numbers of the sheet. Rule XM11. */
export const AnswerKey = ({ quizName, sheet: { key, points }, version }: AnswerKeyProps) => (
  <article className={styles.key}>
    <SheetHead
      quizName={quizName}
      about={[t('key.title'), ...(version === 'A' ? [] : [t('of.version', { version })])]}
      end={
        <span className={styles.for}>
          <Icon of={KeyIcon} size={16} />
          {t('key.forTeacher')}
        </span>
      }
    />
    <ol>
      {key.map(({ questionId, number, letter, answer, notes, points: worth }) => (
        <li key={questionId} className={styles.entry}>
          <span className={styles.number}>{number}</span>
          <span className={styles.mark}>{letter ?? <Icon of={CheckIcon} size={16} weight="bold" />}</span>
          <div className={styles.words}>
            <p dir="auto" className={styles.answer}>
              {answer}
            </p>
            {notes.map((note) => (
              <p key={note} dir="auto" className={styles.note}>
                {note}
              </p>
            ))}
          </div>
          <span className={styles.points}>{worth > 0 && worth}</span>
        </li>
      ))}
    </ol>
    <Marks points={points} />
  </article>
)
