import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info'
import type { CurrentQuestion } from '@quokka/contract/socket'
import type { ReactNode } from 'react'
import { t } from '../../../messages/t.ts'
import { hasClock } from '../../../room-connection/room-state.ts'
import { Digits } from '../../../ui/stage/digits.tsx'
import { Pill } from '../../../ui/stage/pill.tsx'
import { useRoomContext } from '../room-context.ts'
import styles from './question-line.module.css'

interface QuestionLineProps {
  question: CurrentQuestion
  ring: ReactNode
  /** A host who only leads has no score. */
  hasScore: boolean
}

/** Question count, own score and the ring over the question on smaller screens. */
export const QuestionLine = ({ question, ring, hasScore }: QuestionLineProps) => {
  const { ownScore } = useRoomContext()
  const { questionNumber: number, totalNoOfQuestions: total } = question
  if (!hasClock(question))
    return (
      <div className={styles.slide}>
        <Pill icon={InfoIcon}>{t('room:infoSlide')}</Pill>
        <span className={styles.of}>{t('room:numberOfTotal', { number, total })}</span>
      </div>
    )
  return (
    <div className={styles.line}>
      <p>
        <span className={styles.label}>{t('room:question')}</span>
        <span className={styles.number}>{number}</span>{' '}
        <span className={styles.of}>{t('room:ofTotal', { total })}</span>
      </p>
      {hasScore && (
        <p className={styles.score}>
          <span className={styles.label}>{t('room:yourScore')}</span>
          <span className={styles.points}>
            <Digits value={ownScore} />
          </span>
        </p>
      )}
      <div className={styles.ring}>{ring}</div>
    </div>
  )
}
