import type { PlayerStats } from '@quokka/contract/socket'
import { classNames } from '../../../lib/class-names.ts'
import { t } from '../../../messages/t.ts'
import { ProgressBar } from '../../../ui/stage/feedback/progress-bar.tsx'
import { Avatar } from '../../../ui/stage/pictures/avatar.tsx'
import { TimerRing } from '../../../ui/stage/room/timer-ring.tsx'
import styles from './answered-panel.module.css'

/** As many faces as stand beside each other. */
const FACES = 12

interface AnsweredPanelProps {
  secondsLeft: number
  totalSeconds: number
  answered: number
  total: number
  players: readonly PlayerStats[]
  /** Read from the last row: with the faces of those who are through. */
  isLarge: boolean
}

/** Ring and "12 of 22 answered" beside the picture on wider screens. Who is slow is not named. */
export const AnsweredPanel = ({ secondsLeft, totalSeconds, answered, total, players, isLarge }: AnsweredPanelProps) => {
  const through = players.filter((player) => player.hasAnsweredCurrentQuestion).slice(0, FACES)
  return (
    <div className={classNames(styles.panel, isLarge && styles.large)}>
      <TimerRing secondsLeft={secondsLeft} totalSeconds={totalSeconds} label={t('questions:play.timeLeft')} />
      <div className={styles.answered}>
        <p className={styles.words}>
          <span className={styles.number}>{answered}</span> {t('room:ofTotalAnswered', { total })}
        </p>
        <ProgressBar
          value={total > 0 ? answered / total : 0}
          label={t('room:answered')}
          valueText={t('room:answeredOf', { answered, total })}
          tone="cream"
        />
        {isLarge && (
          <div className={styles.faces} aria-hidden="true">
            {through.map((player) => (
              <Avatar key={player.playerId} avatar={player.playerAvatar} className={styles.face} />
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
