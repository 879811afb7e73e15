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
  /** Makes it a button that opens a dialog. */
  onPress?: (() => void) | undefined
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
  onPress,
}: PlayerChipProps) => {
  const className = classNames(
    styles.chip,
    size === 'large' && styles.large,
    isOwn && styles.own,
    isNew && styles.fresh,
    onPress && styles.press,
  )
  const content = (
    <>
      <Avatar avatar={avatar} away={away !== undefined} />
      <span className={styles.names}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        {role && <span className={styles.role}>{role}</span>}
        {away && <span className={classNames(styles.role, styles.away)}>{away}</span>}
      </span>
      {you && <span className={styles.you}>{you}</span>}
    </>
  )
  if (onPress === undefined) return <div className={className}>{content}</div>
  return (
    <button type="button" aria-haspopup="dialog" className={className} onClick={onPress}>
      {content}
    </button>
  )
}
