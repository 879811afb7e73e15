import { ChartBarIcon } from '@phosphor-icons/react/dist/ssr/ChartBar'
import { PROJECTOR, useMedia } from '../../../lib/page/use-media.ts'
import { t } from '../../../messages/stage.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import styles from './answer-foot.module.css'
import { GoOnButton } from './go-on-button.tsx'

interface AnswerFootProps {
  isHost: boolean
  isLast: boolean
  /** In host mode only. */
  onShowChart: (() => void) | undefined
}

/** The host goes on; players read that the host will. */
export const AnswerFoot = ({ isHost, isLast, onShowChart }: AnswerFootProps) => {
  const isProjector = useMedia(PROJECTOR)
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
      {onShowChart && (
        <Button tone="glass" size={isProjector ? 'projector' : 'stage'} icon={ChartBarIcon} onPress={onShowChart}>
          {t('room:questionResults')}
        </Button>
      )}
      <GoOnButton isLast={isLast} label={t('questions:play.nextQuestion')} />
    </footer>
  )
}
