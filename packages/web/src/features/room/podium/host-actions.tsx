import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowsClockwise'
import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House'
import { useNavigate } from '../../../lib/navigation/location.tsx'
import { anotherQuizFor } from '../../../lib/navigation/paths.ts'
import { PROJECTOR, useMedia } from '../../../lib/page/use-media.ts'
import type { Place } from '../../../room-connection/room-state.ts'
import { keepQuizzing } from '../../../room-connection/room-store.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { usePressed } from '../use-pressed.ts'
import { HostCertificates } from './host-certificates.tsx'
import { t } from './host-messages.ts'
import { HostSummary } from './host-summary.tsx'
import styles from './podium-actions.module.css'

interface HostActionsProps {
  place: Pick<Place, 'roomId' | 'quizType'>
  onHome: () => void
}

/** The host opens another round, with another quiz or with this one again: one from categories has other questions then. Rule IN12. */
export const HostActions = ({ place: { roomId, quizType }, onHome }: HostActionsProps) => {
  const navigate = useNavigate()
  const { isPressed, press } = usePressed(keepQuizzing)
  const isProjector = useMedia(PROJECTOR)
  const isDrawn = quizType === 'Interest Based'
  const choose = () => navigate(anotherQuizFor(roomId))
  return (
    <div className={styles.actions}>
      <Button
        wide
        size={isProjector ? 'projector' : 'stage'}
        icon={ArrowsClockwiseIcon}
        busy={isDrawn && isPressed}
        onPress={isDrawn ? press : choose}
      >
        {t('playAnotherRound')}
      </Button>
      <div className={styles.pair}>
        {isDrawn ? (
          <Button tone="glass" onPress={choose}>
            {t('anotherQuiz')}
          </Button>
        ) : (
          <Button tone="glass" busy={isPressed} onPress={press}>
            {t('backToWaitingRoom')}
          </Button>
        )}
        <HostSummary roomId={roomId} />
        <HostCertificates />
        <Button tone="glass" icon={HouseIcon} onPress={onHome}>
          {t('room:backToHome')}
        </Button>
      </div>
    </div>
  )
}
