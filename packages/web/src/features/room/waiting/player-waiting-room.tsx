import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork'
import { isLoggedIn } from '../../../account/session.ts'
import { ReaderSwitches } from '../../../language/reader-switches.tsx'
import { t } from '../../../messages/stage.ts'
import { IconButton } from '../../../ui/stage/controls/icon-button.tsx'
import { Card } from '../../../ui/stage/layout/card.tsx'
import { StageGround } from '../../../ui/stage/layout/stage-ground.tsx'
import { StageHeader } from '../../../ui/stage/layout/stage-header.tsx'
import { Mascot } from '../../../ui/stage/pictures/mascot.tsx'
import { RoomPill } from '../../../ui/stage/room/room-pill.tsx'
import { PhaseHeading } from '../phase-heading.tsx'
import { useRoomContext } from '../room-context.ts'
import { useInvite } from '../sharing/use-invite.tsx'
import { PlayerGrid } from './player-grid.tsx'
import styles from './player-waiting-room.module.css'
import { useNewcomers } from './use-newcomers.ts'
import type { WaitingRoomView } from './waiting-room-view.ts'

interface PlayerWaitingRoomProps {
  view: WaitingRoomView
  name: string
  onBack: () => void
}

/** A player's waiting room: "You are in", who else is, and nothing to press but leave and share. */
export const PlayerWaitingRoom = ({ view, name, onBack }: PlayerWaitingRoomProps) => {
  const { roomId, quizName, players } = view
  const { invite, dialog } = useInvite({ roomId, quizName })
  const newcomers = useNewcomers(players)
  const { leaveToSomebodyElse } = useRoomContext()
  return (
    <StageGround scene="hills">
      <StageHeader
        start={<IconButton icon={ArrowLeftIcon} label={t('ui:back')} onPress={onBack} />}
        center={<RoomPill label={t('ui:room')} code={roomId} />}
        end={<IconButton icon={ShareNetworkIcon} label={t('room:share')} onPress={invite} />}
      />
      <main className={styles.room}>
        <div className={styles.greeting}>
          <Mascot mood="hello" waveOnce className={styles.mascot} />
          <PhaseHeading className={styles.title}>{t('room:youAreIn', { name })}</PhaseHeading>
          {view.safeNames && <p className={styles.sentence}>{t('room:safeName')}</p>}
          <p className={styles.sentence}>
            {t('room:hostWillStart')} <br />
            {t('room:keepScreenOpen')}
          </p>
          {!view.locked && !isLoggedIn() && (
            <button type="button" className={styles.somebodyElse} onClick={leaveToSomebodyElse}>
              {t('room:somebodyElse', { name })}
            </button>
          )}
          <ReaderSwitches />
        </div>
        <Card className={styles.card}>
          <div className={styles.line}>
            <h2 className={styles.count}>{t('room:players', { count: view.noOfContendersHere })}</h2>
            <p dir="auto" className={styles.quiz}>
              {quizName}
            </p>
          </div>
          <PlayerGrid
            players={players}
            playerId={view.playerId}
            hostId={view.hostId}
            noOfPlayers={view.noOfPlayers}
            newcomers={newcomers}
          />
        </Card>
      </main>
      {dialog}
    </StageGround>
  )
}
