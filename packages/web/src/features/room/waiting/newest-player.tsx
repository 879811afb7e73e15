import type { PlayerStats } from '@quokka/contract/socket'
import { Avatar } from '../../../ui/stage/pictures/avatar.tsx'
import { t } from './host-messages.ts'
import styles from './newest-player.module.css'

/** Whoever came last, with the whole name: a chip in a full room has no place for a long one. */
export const NewestPlayer = ({ player }: { player: PlayerStats }) => (
  <p className={styles.newest}>
    <Avatar avatar={player.playerAvatar} />
    <span dir="auto" className={styles.words}>
      {t('isIn', { name: player.playerName })}
    </span>
  </p>
)
