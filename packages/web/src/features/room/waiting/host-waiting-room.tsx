import type { CSSProperties } from 'react'
import { useEffect, useState } from 'react'
import { joinAddress } from '../../../lib/navigation/join-address.ts'
import { HERE, SentenceAround } from '../../../lib/text/sentence-around.tsx'
import { StageGround } from '../../../ui/stage/layout/stage-ground.tsx'
import { Digits } from '../../../ui/stage/room/digits.tsx'
import { PlayerChip } from '../../../ui/stage/room/player-chip.tsx'
import { useSound } from '../../../ui/stage/sound/sound-provider.tsx'
import { useInvite } from '../sharing/use-invite.tsx'
import { classGrid } from './class-grid.ts'
import { EmptyLobby } from './empty-lobby.tsx'
import { FullNote } from './full-note.tsx'
import { HostHeader } from './host-header.tsx'
import { t } from './host-messages.ts'
import styles from './host-waiting-room.module.css'
import { Instructions } from './instructions.tsx'
import { JoinPanel } from './join-panel.tsx'
import { LockButton } from './lock-button.tsx'
import { NewestPlayer } from './newest-player.tsx'
import { PlayerGrid } from './player-grid.tsx'
import { SoloDialog } from './solo-dialog.tsx'
import { StartButton } from './start-button.tsx'
import { useNewcomers } from './use-newcomers.ts'
import type { WaitingRoomView } from './waiting-room-view.ts'

interface HostWaitingRoomProps {
  view: WaitingRoomView
  isHostMode: boolean
  onBack: () => void
  onStart: () => void
}

/** The host's waiting room, laid out to be read from the last row: code, QR, who is here, start. */
export const HostWaitingRoom = ({ view, isHostMode, onBack, onStart }: HostWaitingRoomProps) => {
  const { roomId, quizName, capacity, noOfContendersHere, noOfPlayers, locked } = view
  const [showsInstructions, setShowsInstructions] = useState(false)
  const [asksAlone, setAsksAlone] = useState(false)
  const { invite, dialog: inviteDialog } = useInvite({
    roomId,
    quizName,
    note: joinAddress().isReachable ? undefined : t('notForPhones'),
  })
  const { play } = useSound(true)
  const newcomers = useNewcomers(view.players)
  const newest = newcomers.at(-1)
  const newestId = newest?.playerId
  useEffect(() => {
    if (newestId) play('join')
  }, [newestId, play])

  const isEmpty = noOfPlayers === 1
  const isAlone = noOfContendersHere <= (isHostMode ? 0 : 1)
  const start = () => {
    if (isAlone) setAsksAlone(true)
    else onStart()
  }

  const placesLeft = capacity - noOfPlayers
  const places = locked
    ? t('lockedAt', { count: view.noOfContenders })
    : placesLeft > 0
      ? t('placesLeft', { count: placesLeft })
      : undefined
  const isFull = placesLeft <= 0 && !locked
  const listed = view.players.length + (noOfPlayers > view.players.length ? 1 : 0)
  const { density, columns } = classGrid(listed, places !== undefined)
  const classStyle = { '--class-columns': columns, '--class-places': columns - (listed % columns) } as CSSProperties
  const host = view.players.find((player) => player.playerId === view.hostId)

  const startButton = <StartButton disabled={isAlone && isHostMode} onPress={start} />
  return (
    <StageGround scene="hills">
      <HostHeader
        quizName={quizName}
        questionCount={view.questionCount}
        onBack={onBack}
        onInstructions={() => setShowsInstructions(true)}
        onInvite={invite}
      />
      <main className={styles.room} data-density={isEmpty ? 'empty' : density} style={classStyle}>
        <JoinPanel roomId={roomId} locked={locked}>
          {isEmpty && host && (
            <div className={styles.host}>
              <PlayerChip name={host.playerName} avatar={host.playerAvatar} role={t('ui:host')} isOwn />
              {places}
            </div>
          )}
        </JoinPanel>
        {isEmpty ? (
          <EmptyLobby roomId={roomId} start={startButton} />
        ) : (
          <>
            <div className={styles.here}>
              <p className={styles.count}>
                <SentenceAround sentence={t('playersAreHere', { count: noOfContendersHere, players: HERE })}>
                  <span className={styles.number}>
                    <Digits value={noOfContendersHere} />
                  </span>
                </SentenceAround>
              </p>
              <div className={styles.newest}>
                {isFull ? (
                  <FullNote waiting={view.waitingAtDoor ?? 0} />
                ) : (
                  newest && !locked && <NewestPlayer key={newest.playerId} player={newest} />
                )}
              </div>
              <LockButton locked={locked} />
            </div>
            {startButton}
            <div className={styles.players}>
              <PlayerGrid
                players={view.players}
                playerId={view.playerId}
                hostId={view.hostId}
                noOfPlayers={noOfPlayers}
                newcomers={newcomers}
                places={places}
              />
            </div>
          </>
        )}
      </main>
      <Instructions open={showsInstructions} onClose={() => setShowsInstructions(false)} />
      <SoloDialog
        open={asksAlone}
        onClose={() => setAsksAlone(false)}
        onInvite={() => {
          setAsksAlone(false)
          invite()
        }}
        onSolo={onStart}
      />
      {inviteDialog}
    </StageGround>
  )
}
