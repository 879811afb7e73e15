import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info'
import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play'
import { UserPlusIcon } from '@phosphor-icons/react/dist/ssr/UserPlus'
import type { CSSProperties } from 'react'
import { useEffect, useId, useState } from 'react'
import { LARGE, PROJECTOR, useMedia } from '../../../lib/page/use-media.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { IconButton } from '../../../ui/stage/controls/icon-button.tsx'
import { StageGround } from '../../../ui/stage/layout/stage-ground.tsx'
import { StageHeader } from '../../../ui/stage/layout/stage-header.tsx'
import { Brand } from '../../../ui/stage/pictures/brand.tsx'
import { Digits } from '../../../ui/stage/room/digits.tsx'
import { PlayerChip } from '../../../ui/stage/room/player-chip.tsx'
import { SoundButton } from '../../../ui/stage/sound/sound-button.tsx'
import { useSound } from '../../../ui/stage/sound/sound-provider.tsx'
import { useInvite } from '../sharing/use-invite.tsx'
import { classGrid } from './class-grid.ts'
import { EmptyLobby } from './empty-lobby.tsx'
import { t } from './host-messages.ts'
import styles from './host-waiting-room.module.css'
import { Instructions } from './instructions.tsx'
import { JoinPanel } from './join-panel.tsx'
import { LockButton } from './lock-button.tsx'
import { NewestPlayer } from './newest-player.tsx'
import { PlayerGrid } from './player-grid.tsx'
import { SoloDialog } from './solo-dialog.tsx'
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
  const { roomId, quizName, capacity, noOfActivePlayers, noOfPlayers, locked } = view
  const [showsInstructions, setShowsInstructions] = useState(false)
  const [asksAlone, setAsksAlone] = useState(false)
  const { invite, dialog: inviteDialog } = useInvite({ roomId, quizName })
  const { play } = useSound(true)
  const isProjector = useMedia(PROJECTOR)
  const isLarge = useMedia(LARGE)
  const reasonId = useId()
  const newcomers = useNewcomers(view.players)
  const newest = newcomers.at(-1)
  const newestId = newest?.playerId
  useEffect(() => {
    if (newestId) play('join')
  }, [newestId, play])

  const isEmpty = noOfPlayers === 1
  const isAlone = noOfActivePlayers <= 1
  const sleeps = isAlone && isHostMode
  const start = () => {
    if (isAlone) setAsksAlone(true)
    else onStart()
  }

  const placesLeft = capacity - noOfPlayers
  const places = locked
    ? t('lockedAt', { count: noOfPlayers })
    : placesLeft > 0
      ? t('placesLeft', { count: placesLeft })
      : undefined
  const listed = view.players.length + (noOfPlayers > view.players.length ? 1 : 0)
  const { density, columns } = classGrid(listed, places !== undefined)
  const classStyle = { '--class-columns': columns, '--class-places': columns - (listed % columns) } as CSSProperties
  const host = view.players.find((player) => player.playerId === view.hostId)

  const size = isProjector ? 'projector' : 'normal'
  const startButton = (
    <div className={styles.start}>
      <Button
        wide
        tone={sleeps ? 'glass' : 'wattle'}
        size={isProjector ? 'projector' : 'stage'}
        className={styles.go}
        iconAfter={PlayIcon}
        iconWeight="fill"
        disabled={sleeps}
        aria-describedby={sleeps ? reasonId : undefined}
        onPress={start}
      >
        {t('startQuizzing')}
      </Button>
      {sleeps && (
        <p id={reasonId} className={styles.reason}>
          {t('wakesWithFirst')}
        </p>
      )}
    </div>
  )
  return (
    <StageGround scene="hills">
      <StageHeader
        start={
          <>
            <IconButton icon={ArrowLeftIcon} label={t('ui:back')} size={size} onPress={onBack} />
            <div className={styles.brand}>
              <Brand />
              <span className={styles.quiz}>
                {t('quizAndQuestions', { quiz: quizName, count: view.totalNoOfQuestions })}
              </span>
            </div>
          </>
        }
        end={
          <>
            {isLarge ? (
              <>
                <Button
                  tone="glass"
                  size="small"
                  pill
                  icon={InfoIcon}
                  className={styles.action}
                  onPress={() => setShowsInstructions(true)}
                >
                  {t('instructions')}
                </Button>
                <Button tone="glass" size="small" pill icon={UserPlusIcon} className={styles.action} onPress={invite}>
                  {t('invite')}
                </Button>
              </>
            ) : (
              <>
                <IconButton icon={InfoIcon} label={t('instructions')} onPress={() => setShowsInstructions(true)} />
                <IconButton icon={UserPlusIcon} label={t('invite')} onPress={invite} />
              </>
            )}
            <SoundButton isHost label={t('ui:sound')} size={size} />
          </>
        }
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
                <span className={styles.number}>
                  <Digits value={noOfActivePlayers} />
                </span>
                {t('playersAreHere', { count: noOfActivePlayers })}
              </p>
              <div className={styles.newest}>
                {newest && !locked && <NewestPlayer key={newest.playerId} player={newest} />}
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
