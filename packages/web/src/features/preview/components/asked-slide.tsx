import type { Question } from '@quokka/core/questions'
import { isScored } from '@quokka/core/questions'
import { mediaUrl } from '../../../lib/calls/media-url.ts'
import { t } from '../../../messages/studio.ts'
import { GoOnButton } from '../../../questions/play/go-on-button.tsx'
import { QuestionLine } from '../../../questions/play/question-line.tsx'
import { TimeBar } from '../../../questions/play/time-bar.tsx'
import { PlayerShell } from '../../../questions/player-shell.tsx'
import { HeadingFocus } from '../../../ui/stage/layout/heading-focus.tsx'
import { TimerRing } from '../../../ui/stage/room/timer-ring.tsx'
import { toShow } from '../preview-questions.ts'
import type { Asking } from '../preview-state.ts'
import { secondsLeft, totalScore } from '../preview-state.ts'
import type { PreviewActions } from '../use-preview.ts'
import styles from './asked-slide.module.css'
import { SlideFoot } from './slide-foot.tsx'

interface AskedSlideProps {
  preview: Asking
  question: Question
  questions: readonly Question[]
  actions: PreviewActions
}

/** A question's first page: as a player answers it, under a clock. A slide to read has none and leads straight on. */
export const AskedSlide = ({ preview, question, questions, actions }: AskedSlideProps) => {
  const left = secondsLeft(preview, question)
  const total = questions.length
  const count = questions.filter(isScored).length
  const counted = isScored(question) ? questions.slice(0, preview.index + 1).filter(isScored).length : null
  const clock = left === null ? null : { secondsLeft: left, totalSeconds: question.timerS }
  const ring = clock && <TimerRing {...clock} label={t('questions:play.timeLeft')} />
  return (
    <>
      <QuestionLine number={counted} total={count} ring={ring} score={totalScore(preview)} />
      <HeadingFocus>
        <div className={styles.body}>
          <PlayerShell
            question={toShow(question)}
            locked={null}
            pending={false}
            disabled={false}
            onAnswer={actions.answer}
            mediaUrl={(name) => mediaUrl('uploads', name)}
            beside={ring && <div className={styles.ring}>{ring}</div>}
          />
        </div>
      </HeadingFocus>
      <SlideFoot index={preview.index} total={total} onMove={actions.move}>
        {clock ? (
          <>
            <div className={styles.bar}>
              <TimeBar {...clock} place={t('questions:play.numberOfTotal', { number: counted ?? 0, total: count })} />
            </div>
            <p className={styles.hint}>{t('preview:arrowKeys')}</p>
          </>
        ) : (
          <GoOnButton isLast={preview.index === total - 1} onPress={actions.goOn} />
        )}
      </SlideFoot>
    </>
  )
}
