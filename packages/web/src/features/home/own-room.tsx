import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowUUpLeft'
import type { OwnRoom as OpenRoom } from '@quokka/contract/http'
import { goToRoom } from '../../entering/go-to-room.ts'
import { useNavigate } from '../../lib/navigation/location.tsx'
import { Button } from '../../ui/stage/controls/button.tsx'
import { t } from './home-messages.ts'
import styles from './own-room.module.css'

/** The room in which this browser still has a seat, and the way back into it. */
export const OwnRoom = ({ room }: { room: OpenRoom }) => {
  const navigate = useNavigate()
  const { roomId, ...ownSeat } = room
  const code = roomId.toUpperCase()
  return (
    <section className={styles.room} aria-label={t('openRoom')}>
      <p className={styles.says}>
        {ownSeat.isHost ? t('ownRoomOpen', { code }) : t('ownSeatOpen', { code, name: ownSeat.playerName })}
      </p>
      <Button tone="dark" size="small" icon={ArrowUUpLeftIcon} onPress={() => goToRoom(roomId, navigate, { ownSeat })}>
        {t('goBack')}
      </Button>
    </section>
  )
}
