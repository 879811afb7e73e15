import { t } from '../../../messages/stage.ts'
import styles from './answer-foot.module.css'
import { GoOnButton } from './go-on-button.tsx'

interface AnswerFootProps {
  isHost: boolean
  isLast: boolean
}

/** The host goes on; players read that the host will. */
export const AnswerFoot = ({ isHost, isLast }: AnswerFootProps) => {
  if (!isHost)
    return (
      <footer className={styles.foot}>
        <p className={styles.waiting}>
          <span className={styles.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {isLast ? t('room:hostSharesPodium') : t('room:hostShares')}
        </p>
      </footer>
    )
  return (
    <footer className={styles.host}>
      <GoOnButton isLast={isLast} label={t('questions:play.nextQuestion')} />
    </footer>
  )
}
