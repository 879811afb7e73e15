import type { ReactNode } from 'react'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ensureSessionId, leaveRoomInSession, patchSession, readSession } from '../../account/session.ts'
import { useLocation, useNavigate } from '../../lib/location.tsx'
import { paths } from '../../lib/paths.ts'
import { useScreenOfPhase } from '../../lib/use-screen-of-phase.ts'
import { useUnloadWarning } from '../../lib/use-unload-warning.ts'
import { t } from '../../messages/t.ts'
import { isAsking, isInRoom, isLeading } from '../../room-connection/room-state.ts'
import { enterRoom, leaveRoom, useRoom } from '../../room-connection/room-store.ts'
import { StageGround } from '../../ui/stage/layout/stage-ground.tsx'
import { Announcer } from './announcer.tsx'
import { EnteringRoom } from './entering-room.tsx'
import { ClosedRoom } from './leaving/closed-room.tsx'
import { LeaveDialog } from './leaving/leave-dialog.tsx'
import { Notices } from './notices.tsx'
import { useStandings } from './quiz/use-standings.ts'
import type { RoomContextValue } from './room-context.ts'
import { RoomContext } from './room-context.ts'
import { planEntry } from './room-entry-plan.ts'
import styles from './room-layout.module.css'
import { nextLookMs, routeOf } from './room-route.ts'
import { useLookAt } from './use-look-at.ts'

const HostPlayerDialog = lazy(() =>
  import('./moderation/host-player-dialog.tsx').then((m) => ({ default: m.HostPlayerDialog })),
)

/** Where leaving the waiting room leads: the screen that opened it, else home. */
const useBackToPath = (): string => {
  const { state } = useLocation()
  const [path] = useState(() => {
    const named = (state as { backToPath?: unknown } | null)?.backToPath
    return typeof named === 'string' ? named : paths.home
  })
  return path
}

/** Around the four screens of a room: the connection, who moves where, leaving, and what is said once. */
export const RoomLayout = ({ children }: { children: ReactNode }) => {
  const state = useRoom((room) => room)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const backToPath = useBackToPath()
  const [asks, setAsks] = useState<'nothing' | 'leave' | 'exit'>('nothing')
  const [managed, setManaged] = useState<string>()
  const [isDrawerOpen, setDrawerOpen] = useState<boolean>()
  const { standings, ownScore } = useStandings(state)
  const lastPhase = useRef(state.phase)
  const now = performance.now()
  const path = routeOf(state, now)
  useLookAt(nextLookMs(state, now))

  const roomInAddress = new URLSearchParams(search).get('room')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a seat is taken once, when the player comes in.
  useEffect(() => {
    const plan = planEntry(readSession(), roomInAddress)
    if ('go' in plan) {
      navigate(paths.home, { replace: true })
      return
    }
    patchSession({ roomId: plan.enter })
    enterRoom(plan.enter, plan.as && { ...plan.as, playerId: ensureSessionId() })
  }, [])

  useEffect(() => {
    const before = lastPhase.current
    lastPhase.current = state.phase
    if (state.phase !== 'outside' || before === 'outside') return
    navigate(before === 'waiting' ? backToPath : paths.home, { replace: true })
  }, [state.phase, backToPath, navigate])

  const askOnBack = useCallback(() => setAsks('leave'), [])
  useScreenOfPhase(path, askOnBack)

  const isHost = isInRoom(state) && state.place.isHost
  const isPlaying = isAsking(state) || state.phase === 'answer'
  useUnloadWarning(isHost && isPlaying, t('questions:play.dataWillBeLost'))

  const leave = useCallback(() => {
    leaveRoomInSession()
    leaveRoom()
  }, [])

  const leads = isInRoom(state) && isLeading(state.place)
  const context = useMemo<RoomContextValue>(
    () => ({
      leave,
      askToLeave: setAsks,
      standings,
      ownScore,
      manage: isHost ? setManaged : undefined,
      // A projector shows the question alone until the host opens the drawer.
      drawer: { isOpen: isDrawerOpen ?? !leads, setOpen: setDrawerOpen },
    }),
    [leave, standings, ownScore, isHost, isDrawerOpen, leads],
  )

  if (state.phase === 'closed')
    return (
      <>
        <Notices />
        <ClosedRoom closed={state} />
      </>
    )
  return (
    <RoomContext value={context}>
      <Notices />
      <Announcer state={state} />
      <div className={styles.screens}>
        {path === undefined ? (
          <EnteringRoom state={state} />
        ) : pathname === path ? (
          children
        ) : (
          <StageGround>{null}</StageGround>
        )}
      </div>
      {managed && isHost && (
        <Suspense fallback={null}>
          <HostPlayerDialog playerId={managed} onClose={() => setManaged(undefined)} />
        </Suspense>
      )}
      {isInRoom(state) && (
        <LeaveDialog
          open={asks !== 'nothing'}
          about={asks === 'exit' ? 'exit' : 'leave'}
          isHost={isHost}
          roomId={state.place.roomId}
          onStay={() => setAsks('nothing')}
          onLeave={() => {
            setAsks('nothing')
            leave()
          }}
        />
      )}
    </RoomContext>
  )
}
