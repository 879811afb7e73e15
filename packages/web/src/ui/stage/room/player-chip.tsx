import type { CSSProperties } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { Avatar } from '../pictures/avatar.tsx'
import styles from './player-chip.module.css'

interface PlayerChipProps {
  name: string
  avatar: string
  /** Second line, such as "Host". */
  role?: string | undefined
  /** The viewer's chip is cream and says this, such as "You". */
  you?: string | undefined
  /** The viewer's chip where nobody needs to be told, such as a host's on the projector. */
  isOwn?: boolean
  /** Said under the name while the player is away; the face fades. */
  away?: string | undefined
  /** A newcomer pops in; so many have come since, and the newest three have a leaf ring. */
  newcomersSince?: number | undefined
  /** Makes it a button that opens a dialog. */
  onPress?: (() => void) | undefined
}

const RINGED = 3

/** A player's face and name; the place that it stands in may set its sizes (`--chip-…`). */
export const PlayerChip = ({
  name,
  avatar,
  role,
  you,
  isOwn = you !== undefined,
  away,
  newcomersSince,
  onPress,
}: PlayerChipProps) => {
  const isRinged = newcomersSince !== undefined && newcomersSince < RINGED
  const className = classNames(
    styles.chip,
    isOwn && styles.own,
    newcomersSince !== undefined && styles.fresh,
    isRinged && styles.ringed,
    onPress && styles.press,
  )
  const style = isRinged ? ({ '--ring': 1 - newcomersSince / RINGED } as CSSProperties) : undefined
  const content = (
    <>
      <Avatar avatar={avatar} away={away !== undefined} />
      <span className={styles.names}>
        <bdi className={styles.name} title={name}>
          {name}
        </bdi>
        {role && <span className={styles.role}>{role}</span>}
        {away && <span className={classNames(styles.role, styles.away)}>{away}</span>}
        {you && <span className={styles.you}>{you}</span>}
      </span>
    </>
  )
  if (onPress === undefined)
    return (
      <div className={className} style={style}>
        {content}
      </div>
    )
  return (
    <button type="button" aria-haspopup="dialog" className={className} style={style} onClick={onPress}>
      {content}
    </button>
  )
}
