import type { PlayerStats } from '@quokka/contract/socket'
import { useState } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { PROJECTOR, useMedia } from '../../../lib/page/use-media.ts'
import { t } from '../../../messages/stage.ts'
import { ProgressBar } from '../../../ui/stage/feedback/progress-bar.tsx'
import { Avatar } from '../../../ui/stage/pictures/avatar.tsx'
import { TimerRing } from '../../../ui/stage/room/timer-ring.tsx'
import { useRoomContext } from '../room-context.ts'
import { answeredOrder } from './answered-order.ts'
import styles from './answered-panel.module.css'

/** As many faces as stand beside each other: on a projector with the drawer shut, and elsewhere. */
const FACES = { wide: 10, narrow: 6 }

interface AnsweredPanelProps {
  secondsLeft: number
  totalSeconds: number
  answered: number
  total: number
  players: readonly PlayerStats[]
  /** Read from the last row: with the faces of those who are through. */
  isLarge: boolean
  /** Of nobody else there is anything to tell. */
  isAlone: boolean
}

/** Ring and "12 of 22 answered" beside the picture on wider screens. Who is slow is not named. */
export const AnsweredPanel = ({
  secondsLeft,
  totalSeconds,
  answered,
  total,
  players,
  isLarge,
  isAlone,
}: AnsweredPanelProps) => {
  const { drawer } = useRoomContext()
  const isWide = useMedia(PROJECTOR) && !drawer.isOpen
  const [order, setOrder] = useState<readonly string[]>([])
  const followed = answeredOrder(order, players)
  if (followed !== order) setOrder(followed)
  const faces = followed
    .flatMap((id) => players.find(({ playerId }) => playerId === id) ?? [])
    .slice(0, isWide ? FACES.wide : FACES.narrow)
  return (
    <div className={classNames(styles.panel, isLarge && styles.large)}>
      <TimerRing secondsLeft={secondsLeft} totalSeconds={totalSeconds} label={t('questions:play.timeLeft')} />
      <div className={styles.answered} hidden={isAlone}>
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
            {faces.map((player) => (
              <Avatar key={player.playerId} avatar={player.playerAvatar} className={styles.face} />
            ))}
            {faces.length > 0 && answered > faces.length && (
              <span className={styles.others}>{t('room:othersAnswered', { count: answered - faces.length })}</span>
            )}
          </div>
        )}
      </div>
    </div>
  )
}
