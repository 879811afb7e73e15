import { mediaKind } from '@quokka/core/media'
import { mediaUrl } from '../../../lib/calls/media-url.ts'
import { numberText } from '../../../lib/text/numbers.ts'
import { TitleWords } from '../../../questions/title-words.tsx'
import { listOfClasses } from '../../../quiz/list-of-classes.ts'
import { t } from '../messages.ts'
import type { Sheet, SheetQuestion, SheetVersion } from '../sheet.ts'
import styles from './question-sheet.module.css'
import { SheetHead } from './sheet-head.tsx'
import { Task } from './task.tsx'

interface QuestionSheetProps {
  quizName: string
  sheet: Sheet
  version: SheetVersion
  /** Those that its author says. */
  classes: readonly number[]
}

const FIELDS = ['name', 'class', 'date', 'points'] as const

/** What those get who answer: no answer is on it. Rules XM10, XM11. */
export const QuestionSheet = ({ quizName, sheet: { questions, points }, version, classes }: QuestionSheetProps) => {
  const about = [
    t('whats.sheet'),
    t('of.questions', { count: questions.length }),
    ...(points > 0 ? [t('of.points', { count: points })] : []),
    ...(version === 'A' ? [] : [t('of.version', { version })]),
  ]
  return (
    <article className={styles.sheet}>
      <SheetHead
        quizName={quizName}
        about={about}
        end={
          classes.length > 0 && (
            <span className={styles.class}>
              {t(classes.length === 1 ? 'class' : 'classes', { classes: listOfClasses(classes) })}
            </span>
          )
        }
      />
      <div className={styles.fields}>
        {FIELDS.map((field) => (
          <span key={field} className={styles.field} data-field={field}>
            {t(`fields.${field}`)}
          </span>
        ))}
      </div>
      <ol className={styles.questions}>
        {questions.map((question) => (
          <li key={question.questionId} className={styles.question}>
            <span className={styles.number}>{numberText(question.number)}</span>
            <div className={styles.asked}>
              <h3 dir="auto" className={styles.title}>
                <TitleWords>{question.title}</TitleWords>
              </h3>
              <Medium question={question} />
              <Task task={question.task} />
            </div>
          </li>
        ))}
      </ol>
    </article>
  )
}

const WORDS = { audio: 'sheet.sound', video: 'sheet.film' } as const

/** Its picture; of a sound or a film, that there is one, and what it lets hear or see. */
const Medium = ({ question: { medium, mediumText } }: { question: SheetQuestion }) => {
  const kind = medium === null ? undefined : mediaKind(medium)
  if (medium === null || kind === undefined) return null
  if (kind === 'image')
    return <img src={mediaUrl('uploads', medium)} alt={mediumText ?? ''} className={styles.picture} />
  return <p className={styles.medium}>{[t(WORDS[kind]), mediumText].filter(Boolean).join(' ')}</p>
}
