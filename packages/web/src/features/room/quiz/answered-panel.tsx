import type { PlayerStats } from '@quokka/contract/socket'
import { useState } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { PROJECTOR, useMedia } from '../../../lib/page/use-media.ts'
import { numberText } from '../../../lib/text/numbers.ts'
import { HERE, SentenceAround } from '../../../lib/text/sentence-around.tsx'
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
  /** In place of the numbers, while somebody with more time is waited for: they would tell how many. */
  wait: string | undefined
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
  wait,
}: AnsweredPanelProps) => {
  const { drawer } = useRoomContext()
  const isWide = useMedia(PROJECTOR) && !drawer.isOpen
  const [order, setOrder] = useState<readonly string[]>([])
  const followed = answeredOrder(order, players)
  if (followed !== order) setOrder(followed)
  const faces = followed
    .flatMap((id) => players.find(({ playerId }) => playerId === id) ?? [])
    .slice(0, isWide ? FACES.wide : FACES.narrow)
  const ring = <TimerRing secondsLeft={secondsLeft} totalSeconds={totalSeconds} label={t('questions:play.timeLeft')} />
  const panel = classNames(styles.panel, isLarge && styles.large)
  if (wait !== undefined)
    return (
      <div className={panel}>
        {ring}
        <p className={classNames(styles.words, styles.number)}>{wait}</p>
      </div>
    )
  return (
    <div className={panel}>
      {ring}
      <div className={styles.answered} hidden={isAlone}>
        <p className={styles.words}>
          <SentenceAround sentence={t('room:ofTotalAnswered', { answered: HERE, total })}>
            <span className={styles.number}>{numberText(answered)}</span>
          </SentenceAround>
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
