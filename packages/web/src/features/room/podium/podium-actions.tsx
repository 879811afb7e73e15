import { t } from '../../../messages/stage.ts'
import { keepQuizzing } from '../../../room-connection/room-store.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import styles from './podium-actions.module.css'

/** A player waits for the host's next game; both ways lead into its waiting room. */
export const PlayerActions = ({ hasNewGame }: { hasNewGame: boolean }) => (
  <div className={styles.actions}>
    <p id="podium-wait" role="status" className={styles.wait}>
      {hasNewGame ? t('room:newGame') : t('room:waitForHost')}
    </p>
    <div className={styles.ways}>
      <Button wide disabled={!hasNewGame} aria-describedby="podium-wait" onPress={keepQuizzing}>
        {t('room:keepQuizzing')}
      </Button>
      <Button
        wide
        tone="glass"
        size="small"
        disabled={!hasNewGame}
        aria-describedby="podium-wait"
        onPress={keepQuizzing}
      >
        {t('room:backToWaitingRoom')}
      </Button>
    </div>
  </div>
)
