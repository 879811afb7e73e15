import { t } from '../../messages/stage.ts'
import { isInRoom } from '../../room-connection/room-state.ts'
import { useRoom } from '../../room-connection/room-store.ts'
import { WaitingBanner } from '../../ui/stage/feedback/waiting-banner.tsx'

/** Says that the line is lost for as long as it is. */
export const OfflineBanner = () => {
  const line = useRoom((state) => (isInRoom(state) ? state.line : null))
  return line?.is === 'lost' ? <WaitingBanner sentence={t('lib:offline')} nextTryMs={line.nextTryMs} /> : null
}
