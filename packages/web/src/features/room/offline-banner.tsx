import { WifiSlashIcon } from '@phosphor-icons/react/dist/ssr/WifiSlash'
import { t } from '../../messages/t.ts'
import { isInRoom } from '../../room-connection/room-state.ts'
import { useRoom } from '../../room-connection/room-store.ts'
import { Banner } from '../../ui/stage/feedback/banner.tsx'
import styles from './offline-banner.module.css'

/** Says that the line is lost for as long as it is; the bar fills until the next try. */
export const OfflineBanner = () => {
  const line = useRoom((state) => (isInRoom(state) ? state.line : null))
  if (line?.is !== 'lost') return null
  const waitMs = line.nextTryMs === null ? null : line.nextTryMs - performance.now()
  return (
    <div className={styles.place}>
      <Banner icon={WifiSlashIcon}>
        <p>{t('room:offline')}</p>
        <div className={styles.track}>
          {waitMs !== null && (
            <div
              key={line.nextTryMs}
              className={styles.fill}
              style={{ animationDuration: `${Math.max(0, waitMs)}ms` }}
            />
          )}
        </div>
      </Banner>
    </div>
  )
}
