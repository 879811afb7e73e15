import { TimerIcon } from '@phosphor-icons/react/dist/ssr/Timer'
import { classNames } from '../../../lib/page/class-names.ts'
import { numberText } from '../../../lib/text/numbers.ts'
import { t } from '../../../messages/stage.ts'
import { secondsText } from '../../../questions/play/seconds.ts'
import { Avatar } from '../../../ui/stage/pictures/avatar.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Crown } from './crown.tsx'
import type { PodiumPlace } from './places.ts'
import styles from './steps.module.css'

/** Longer names are set smaller, so that a winner is named in full on a projector. */
const LONG_NAME = 12

interface StepsProps {
  places: readonly PodiumPlace[]
  /** The last that has risen; the higher steps are still a secret. */
  height: PodiumPlace['height']
  /** The winner is up. */
  isOver: boolean
  /** Nobody has points: no ranks and no crown. */
  isScoreless: boolean
  /** The podium stood before the viewer came. */
  isStill: boolean
}

/** The three steps; each rises in its turn, and the crown drops last. */
export const Steps = ({ places, height: risen, isOver, isScoreless, isStill }: StepsProps) => {
  const isTied = !isScoreless && places.some(({ player }) => player.decidingTime !== undefined)
  const next = Math.max(...places.map(({ height }) => height).filter((height) => height < risen))
  return (
    <ol
      className={classNames(
        styles.steps,
        places.length === 2 && styles.two,
        isScoreless && styles.level,
        isStill && styles.still,
        isTied && styles.tied,
      )}
    >
      {places.map(({ player, step, height }) => {
        const { playerName: name, rank, decidingTime } = player
        const place = classNames(styles.place, styles[`step${step}`], styles[`height${isScoreless ? 3 : height}`])
        if (!isOver && height < risen)
          return (
            <li key={step} className={classNames(place, styles.low, height === next && styles.next)}>
              <span className={styles.who}>?</span>
              <div className={styles.block}>{numberText(rank)}</div>
            </li>
          )
        return (
          <li key={player.playerId} className={classNames(place, styles.up)}>
            {isOver && !isScoreless && height === 1 && <Crown className={styles.crown} />}
            <Avatar avatar={player.playerAvatar} className={styles.face} />
            <p dir="auto" className={classNames(styles.name, name.length > LONG_NAME && styles.longName)} title={name}>
              {name}
            </p>
            <p className={styles.score}>{numberText(player.totalScore)}</p>
            {isTied && decidingTime !== undefined && (
              <p className={styles.time}>
                <Icon of={TimerIcon} size={20} />
                {t('questions:play.secondsShort', { time: secondsText(decidingTime) })}
              </p>
            )}
            <div className={styles.block}>{isScoreless ? null : numberText(rank)}</div>
          </li>
        )
      })}
    </ol>
  )
}
