import { WifiSlashIcon } from '@phosphor-icons/react/dist/ssr/WifiSlash'
import { Banner } from './banner.tsx'
import styles from './waiting-banner.module.css'

interface WaitingBannerProps {
  sentence: string
  /** When the line is tried again, by the page's steady clock; null while a try is under way. */
  nextTryMs: number | null
}

/** Says why nothing goes on, for as long as nothing does; the bar fills until the next try. */
export const WaitingBanner = ({ sentence, nextTryMs }: WaitingBannerProps) => (
  <div className={styles.place}>
    <Banner icon={WifiSlashIcon}>
      <p>{sentence}</p>
      <div className={styles.track}>
        {nextTryMs !== null && (
          <div
            key={nextTryMs}
            className={styles.fill}
            style={{ animationDuration: `${Math.max(0, nextTryMs - performance.now())}ms` }}
          />
        )}
      </div>
    </Banner>
  </div>
)
