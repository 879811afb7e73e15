import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import type { ReactNode } from 'react'
import { ReadingButton } from '../../../reading/reading-button.tsx'
import { IconButton } from '../../../ui/stage/controls/icon-button.tsx'
import { WaitingBanner } from '../../../ui/stage/feedback/waiting-banner.tsx'
import { StageGround } from '../../../ui/stage/layout/stage-ground.tsx'
import type { Answered, Asking } from '../attempt/attempt-state.ts'
import { t } from '../messages.ts'
import { ClosingNotice } from './closing-notice.tsx'
import styles from './play-frame.module.css'
import { ProgressStrip } from './progress-strip.tsx'

interface PlayFrameProps {
  state: Asking | Answered
  /** The clock, while there is one. */
  ring?: ReactNode
  onExit: () => void
  children: ReactNode
}

/** Around question and answer: the way out, how far one is, and the clock. No score and no rank before the results. */
export const PlayFrame = ({ state, ring, onExit, children }: PlayFrameProps) => {
  const { question, line } = state
  const { countedNumber: number, questionCount: total } = question
  return (
    <StageGround scene="question">
      <div className={styles.column}>
        <header className={styles.header}>
          <div className={styles.line}>
            <IconButton icon={XIcon} label={t('questions:play.exit')} onPress={onExit} />
            <p className={styles.place}>
              {number === null ? (
                t('questions:play.infoSlide')
              ) : (
                <>
                  {t('questions:play.question')}{' '}
                  <span className={styles.number}>{t('questions:play.numberOfTotal', { number, total })}</span>
                </>
              )}
            </p>
            <div className={styles.end}>
              <ReadingButton />
              {ring && <div className={styles.ring}>{ring}</div>}
            </div>
          </div>
          <ProgressStrip number={question.questionNumber} total={question.totalNoOfQuestions} />
        </header>
        <ClosingNotice state={state} />
        {line.is === 'lost' && (
          <div className={styles.banner}>
            <WaitingBanner {...line} />
          </div>
        )}
        <main className={styles.main}>{children}</main>
      </div>
    </StageGround>
  )
}
