import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import { KeyIcon } from '@phosphor-icons/react/dist/ssr/Key'
import { numberText } from '../../../lib/text/numbers.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { t } from '../messages.ts'
import type { Sheet, SheetVersion } from '../sheet.ts'
import styles from './answer-key.module.css'
import { Marks } from './marks.tsx'
import { PlayLive } from './play-live.tsx'
import { SheetHead } from './sheet-head.tsx'

interface AnswerKeyProps {
  quizName: string
  sheet: Sheet
  version: SheetVersion
  /** The quiz that can be played live; none of a draft. */
  liveQuizId: string | undefined
}

/** What is right, under the numbers of the sheet. Rule XM11. */
export const AnswerKey = ({ quizName, sheet: { key, points }, version, liveQuizId }: AnswerKeyProps) => (
  <article>
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
          <span className={styles.number}>{numberText(number)}</span>
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
          <span className={styles.points}>{worth > 0 && numberText(worth)}</span>
        </li>
      ))}
    </ol>
    <div className={styles.foot}>
      {liveQuizId !== undefined && <PlayLive quizId={liveQuizId} />}
      <Marks points={points} />
    </div>
  </article>
)
