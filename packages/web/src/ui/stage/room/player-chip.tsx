import { classNames } from '../../../lib/class-names.ts'
import { Avatar } from '../pictures/avatar.tsx'
import styles from './player-chip.module.css'

interface PlayerChipProps {
  name: string
  avatar: string
  /** Second line, such as "Host". */
  role?: string | undefined
  /** The own chip is cream and says this, such as "You". */
  you?: string | undefined
  /** The own chip where nobody needs to be told, such as a host's on the projector. */
  isOwn?: boolean
  /** Said under the name while the player is away; the face fades. */
  away?: string | undefined
  /** Pops in with a leaf ring. */
  isNew?: boolean
  size?: 'normal' | 'large'
}

export const PlayerChip = ({
  name,
  avatar,
  role,
  you,
  isOwn = you !== undefined,
  away,
  isNew = false,
  size = 'normal',
}: PlayerChipProps) => (
  <div
    className={classNames(styles.chip, size === 'large' && styles.large, isOwn && styles.own, isNew && styles.fresh)}
  >
    <Avatar avatar={avatar} away={away !== undefined} />
    <div className={styles.names}>
      <div className={styles.name} title={name}>
        {name}
      </div>
      {role && <span className={styles.role}>{role}</span>}
      {away && <span className={classNames(styles.role, styles.away)}>{away}</span>}
    </div>
    {you && <span className={styles.you}>{you}</span>}
  </div>
)
