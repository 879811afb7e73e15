import { Mascot } from '../../ui/stage/pictures/mascot.tsx'
import type { PlayerProps, QuestionView } from '../question-view.ts'
import { t } from './messages.ts'
import styles from './view.module.css'

/** A note to read; our quokka makes room for a long one. */
const Note = ({ question }: PlayerProps) => {
  const [note] = question.answerChoices
  return (
    <div className={styles.slide}>
      {typeof note === 'string' && (
        <p lang={question.language} className={styles.note}>
          {note}
        </p>
      )}
      <div className={styles.mascot}>
        <Mascot mood="happy" />
      </div>
    </div>
  )
}

/** There is no answer to a slide that is only read. */
const NoAnswer = () => null

export const nqsView: QuestionView = {
  name: () => t('name'),
  layout: 'slide',
  Player: Note,
  RightAnswer: NoAnswer,
  OwnAnswer: NoAnswer,
}
