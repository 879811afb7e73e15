import { StarFourIcon } from '@phosphor-icons/react/dist/ssr/StarFour'
import { GoOnButton } from '../../../questions/play/go-on-button.tsx'
import { TimeBar } from '../../../questions/play/time-bar.tsx'
import { PlayerShell } from '../../../questions/player-shell.tsx'
import { useSecondsUntil } from '../../../room-connection/use-seconds-until.ts'
import { HeadingFocus } from '../../../ui/stage/layout/heading-focus.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { TimerRing } from '../../../ui/stage/room/timer-ring.tsx'
import type { Asking } from '../attempt/attempt-state.ts'
import { t } from '../messages.ts'
import { attemptMediaUrl } from './attempt-media.ts'
import { PlayFrame } from './play-frame.tsx'
import styles from './question-page.module.css'
import { ReportButton } from './report-button.tsx'

interface QuestionPageProps {
  state: Asking
  onAnswer: (answer: string) => void
  onExit: () => void
  onReport: () => void
}

/** A question while it is open, and until its answer has arrived. A slide to read has no clock and leads straight on. */
export const QuestionPage = ({ state, onAnswer, onExit, onReport }: QuestionPageProps) => {
  const { attempt, question, endsAtMs, given, line } = state
  const secondsLeft = useSecondsUntil(endsAtMs)
  const clock = secondsLeft !== null && {
    secondsLeft: Math.min(secondsLeft, question.timeToAnswer),
    totalSeconds: question.timeToAnswer,
  }
  return (
    <PlayFrame
      state={state}
      ring={clock && <TimerRing {...clock} label={t('questions:play.timeLeft')} />}
      onExit={onExit}
    >
      <HeadingFocus>
        <div className={styles.body}>
          <PlayerShell
            question={question}
            // Empty for a time that ran out: nothing was chosen that could be shown as locked.
            locked={given || null}
            pending={line.is === 'lost'}
            disabled={given !== null || secondsLeft === 0}
            onAnswer={onAnswer}
            mediaUrl={attemptMediaUrl(attempt.qtestId)}
          />
        </div>
      </HeadingFocus>
      <footer className={styles.foot}>
        {clock ? (
          <TimeBar {...clock}>
            {question.maxPoints > 0 && (
              <span className={styles.points}>
                <Icon of={StarFourIcon} size={18} />
                {t('points', { count: question.maxPoints })}
              </span>
            )}
          </TimeBar>
        ) : (
          <GoOnButton
            isLast={question.questionNumber >= question.totalNoOfQuestions}
            label={t('questions:play.proceed')}
            wide
            busy={given !== null}
            onPress={() => onAnswer('')}
          />
        )}
        <ReportButton onPress={onReport} />
      </footer>
    </PlayFrame>
  )
}
