import { joinAddress } from '../../../lib/navigation/join-address.ts'
import { quizPageOf } from '../../../lib/navigation/quiz-page-paths.ts'
import { QrCode } from '../../../ui/stage/pictures/qr-code.tsx'
import { t } from '../messages.ts'
import styles from './play-live.module.css'

const WITHOUT_SCHEME = /^https?:\/\//

/** The way from paper to the page of the quiz. Rule XM23. */
export const PlayLive = ({ quizId }: { quizId: string }) => {
  const link = `${joinAddress().origin}${quizPageOf(quizId)}`
  const address = link.replace(WITHOUT_SCHEME, '')
  return (
    <section className={styles.live}>
      <div className={styles.code}>
        <QrCode value={link} label={t('key.code', { address })} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>{t('key.live')}</h3>
        <p dir="ltr" className={styles.address}>
          {address}
        </p>
      </div>
    </section>
  )
}
