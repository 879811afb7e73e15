import { Mascot } from '../../ui/stage/pictures/mascot.tsx'
import type { PlayerProps } from '../question-view.ts'
import styles from './player.module.css'

/** A note to read; our quokka makes room for a long one. */
export const NqsPlayer = ({ question }: PlayerProps) => {
  const [note] = question.answerChoices
  return (
    <div className={styles.slide}>
      {typeof note === 'string' && <p className={styles.note}>{note}</p>}
      <div className={styles.mascot}>
        <Mascot mood="happy" />
      </div>
    </div>
  )
}
