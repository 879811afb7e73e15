import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ClockCounterClockwise'
import { t } from '../../messages/stage.ts'
import { isInRoom } from '../../room-connection/room-state.ts'
import { useRoom } from '../../room-connection/room-store.ts'
import { useSecondsUntil } from '../../room-connection/use-seconds-until.ts'
import { Banner } from '../../ui/stage/feedback/banner.tsx'
import { WaitingBanner } from '../../ui/stage/feedback/waiting-banner.tsx'
import styles from './offline-banner.module.css'

/** A loss that is over sooner is not told where the server is reached: the banner would move the answers under the finger. */
const UNTOLD_MS = 1_000

/** Says that the connection is lost for as long as it is. */
export const OfflineBanner = () => {
  const line = useRoom((state) => (isInRoom(state) && state.line.is === 'lost' ? state.line : null))
  const isUntold = (useSecondsUntil(line && line.sinceMs + UNTOLD_MS) ?? 0) > 0
  if (line === null) return null
  if (line.isOffline) return <WaitingBanner sentence={t('lib:offline')} nextTryMs={line.nextTryMs} />
  if (isUntold) return null
  return (
    <div className={styles.slow}>
      <Banner icon={ClockCounterClockwiseIcon}>
        <p>{t('room:slow')}</p>
      </Banner>
    </div>
  )
}
