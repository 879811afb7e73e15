import { classNames } from '../../../lib/class-names.ts'
import { Avatar } from '../../../ui/stage/pictures/avatar.tsx'
import { Crown } from './crown.tsx'
import type { PodiumPlace } from './places.ts'
import styles from './steps.module.css'

/** Longer names are set smaller, so that a winner is named in full on a projector. */
const LONG_NAME = 12

/** The three steps; each rises in its turn, and the crown drops last. */
export const Steps = ({ places, winnerUpMs }: { places: readonly PodiumPlace[]; winnerUpMs: number }) => (
  <ol className={styles.steps}>
    {places.map(({ player, step, afterMs }) => (
      <li
        key={player.playerId}
        className={classNames(styles.place, styles[`step${step}`])}
        style={{ animationDelay: `${afterMs}ms` }}
      >
        {step === 1 && <Crown className={styles.crown} afterMs={winnerUpMs} />}
        <Avatar avatar={player.playerAvatar} className={styles.face} />
        <p
          className={classNames(styles.name, player.playerName.length > LONG_NAME && styles.longName)}
          title={player.playerName}
        >
          {player.playerName}
        </p>
        <p className={styles.score}>{player.totalScore}</p>
        <div className={styles.block}>
          <span>{player.rank}</span>
        </div>
      </li>
    ))}
  </ol>
)
