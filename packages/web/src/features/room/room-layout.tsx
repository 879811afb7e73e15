import type { ComponentType } from 'react'
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { clearSession, ensureSessionId, leaveRoomInSession, patchSession, readSession } from '../../account/session.ts'
import { followRoom } from '../../lib/language/language.ts'
import { lazyWith } from '../../lib/language/lazy-with.ts'
import { useLocation, useNavigate } from '../../lib/navigation/location.tsx'
import { paths } from '../../lib/navigation/paths.ts'
import { useScreenOfPhase } from '../../lib/navigation/use-screen-of-phase.ts'
import { useUnloadWarning } from '../../lib/navigation/use-unload-warning.ts'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { t } from '../../messages/stage.ts'
import { isAsking, isInRoom, isLeading } from '../../room-connection/room-state.ts'
import { enterRoom, leaveRoom, useRoom } from '../../room-connection/room-store.ts'
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

const HostPlayerDialog = lazyWith('studio', () =>
  import('./moderation/host-player-dialog.tsx').then((m) => ({ default: m.HostPlayerDialog })),
)

/** For hosts alone, and so is its download. */
const HostMusic = lazyWith('studio', () => import('./host-music.tsx').then((m) => ({ default: m.HostMusic })))

/** Where leaving the waiting room leads: the screen that opened it, else home. */
const useBackToPath = () => {
  const { state } = useLocation()
  return useState(() => {
    const named = (state as { backToPath?: unknown } | null)?.backToPath
    return typeof named === 'string' ? named : paths.home
  })
}

/** Around the four screens of a room: the connection, who moves where, leaving, and what is said once. */
export const RoomLayout = ({ screens }: { screens: ReadonlyMap<string, ComponentType> }) => {
  const state = useRoom((room) => room)
  const navigate = useNavigate()
  const { search } = useLocation()
  const [backToPath, setBackToPath] = useBackToPath()
  const [asks, setAsks] = useState<'nothing' | 'leave' | 'exit'>('nothing')
  const [managed, setManaged] = useState<string>()
  const [isDrawerOpen, setDrawerOpen] = useState<boolean>()
  const { standings, ownScore } = useStandings(state)
  const lastPhase = useRef(state.phase)
  const now = performance.now()
  const path = routeOf(state, now)
  // The phase's, at once; the address follows.
  const Screen = path === undefined ? undefined : screens.get(path)
  useLookAt(nextLookMs(state, now))

  const roomInAddress = new URLSearchParams(search).get('room')
  const takeSeat = (wanted: string | null) => {
    const plan = planEntry(readSession(), wanted)
    if ('go' in plan) {
      navigate(paths.home, { replace: true })
      return
    }
    patchSession({ roomId: plan.enter })
    enterRoom(plan.enter, plan.as && { ...plan.as, playerId: ensureSessionId() })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a seat is taken once, when the player comes in.
  useEffect(() => takeSeat(roomInAddress), [])

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

  const language = isInRoom(state) ? state.place.language : null
  useEffect(() => followRoom(language), [language])

  const roomId = isInRoom(state) ? state.place.roomId : ''
  usePageTitle(roomId && t('room:pageTitle', { code: roomId.toUpperCase() }))
  const leaveToSomebodyElse = useCallback(() => {
    setBackToPath(`/${roomId}`)
    clearSession()
    leaveRoom()
  }, [roomId, setBackToPath])

  const leads = isInRoom(state) && isLeading(state.place)
  const context = useMemo<RoomContextValue>(
    () => ({
      leave,
      leaveToSomebodyElse,
      askToLeave: setAsks,
      standings,
      ownScore,
      manage: isHost ? setManaged : undefined,
      // A projector shows the question alone until the host opens the drawer.
      drawer: { isOpen: isDrawerOpen ?? !leads, setOpen: setDrawerOpen },
    }),
    [leave, leaveToSomebodyElse, standings, ownScore, isHost, isDrawerOpen, leads],
  )

  if (state.phase === 'closed')
    return (
      <>
        <Notices state={state} />
        <ClosedRoom closed={state} onPlayHere={() => takeSeat(state.roomId)} />
      </>
    )
  return (
    <RoomContext value={context}>
      <Notices state={state} />
      <Announcer state={state} />
      {isHost && (
        <Suspense fallback={null}>
          <HostMusic state={state} />
        </Suspense>
      )}
      <div className={styles.screens}>{Screen ? <Screen /> : <EnteringRoom state={state} />}</div>
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
