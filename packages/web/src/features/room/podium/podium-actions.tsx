import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowsClockwise'
import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House'
import { useState } from 'react'
import { PROJECTOR, useMedia } from '../../../lib/use-media.ts'
import { t } from '../../../messages/t.ts'
import { keepQuizzing } from '../../../room-connection/room-store.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { usePressed } from '../use-pressed.ts'
import { AnotherRoundDialog } from './another-round-dialog.tsx'
import styles from './podium-actions.module.css'

/** The host opens another round, with this quiz or with another one. */
export const HostActions = ({ roomId, onHome }: { roomId: string; onHome: () => void }) => {
  const [asks, setAsks] = useState(false)
  const { isPressed, press } = usePressed(keepQuizzing)
  const isProjector = useMedia(PROJECTOR)
  return (
    <div className={styles.actions}>
      <Button
        wide
        size={isProjector ? 'projector' : 'stage'}
        icon={ArrowsClockwiseIcon}
        aria-haspopup="dialog"
        onPress={() => setAsks(true)}
      >
        {t('room:playAnotherRound')}
      </Button>
      <div className={styles.pair}>
        <Button tone="glass" busy={isPressed} onPress={press}>
          {t('room:backToWaitingRoom')}
        </Button>
        <Button tone="glass" icon={HouseIcon} onPress={onHome}>
          {t('room:backToHome')}
        </Button>
      </div>
      <AnotherRoundDialog
        open={asks}
        roomId={roomId}
        onClose={() => setAsks(false)}
        onSameQuiz={() => {
          setAsks(false)
          press()
        }}
      />
    </div>
  )
}

/** A player waits for the host's next game; both ways lead into its waiting room. */
export const PlayerActions = ({ hasNewGame }: { hasNewGame: boolean }) => (
  <div className={styles.actions}>
    {!hasNewGame && (
      <p id="podium-wait" className={styles.wait}>
        {t('room:waitForHost')}
      </p>
    )}
    <Button
      wide
      disabled={!hasNewGame}
      aria-describedby={hasNewGame ? undefined : 'podium-wait'}
      onPress={keepQuizzing}
    >
      {t('room:keepQuizzing')}
    </Button>
    <Button
      wide
      tone="glass"
      disabled={!hasNewGame}
      aria-describedby={hasNewGame ? undefined : 'podium-wait'}
      onPress={keepQuizzing}
    >
      {t('room:backToWaitingRoom')}
    </Button>
  </div>
)
