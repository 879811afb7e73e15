import type { ComponentType } from 'react'
import { lazy, Suspense } from 'react'
import { useLocation } from '../lib/location.tsx'
import { paths } from '../lib/paths.ts'
import { StageGround } from '../ui/stage/stage-ground.tsx'
import { UnauthorizedNotice } from './unauthorized-notice.tsx'

const Home = lazy(() => import('../features/home/home.tsx').then((m) => ({ default: m.Home })))
const ComingSoon = lazy(() => import('../features/home/coming-soon.tsx').then((m) => ({ default: m.ComingSoon })))
const RoomEntry = lazy(() => import('../features/room/join/room-entry.tsx').then((m) => ({ default: m.RoomEntry })))
const PlayerDetails = lazy(() =>
  import('../features/room/join/player-details.tsx').then((m) => ({ default: m.PlayerDetails })),
)
const JoinRoom = lazy(() => import('../features/room/join/join-room.tsx').then((m) => ({ default: m.JoinRoom })))
const QuizSelection = lazy(() =>
  import('../features/hosting/quiz-selection.tsx').then((m) => ({ default: m.QuizSelection })),
)
const RoomLayout = lazy(() => import('../features/room/room-layout.tsx').then((m) => ({ default: m.RoomLayout })))
const WaitingRoom = lazy(() => import('../features/room/waiting-room.tsx').then((m) => ({ default: m.WaitingRoom })))
const GetReadyRoom = lazy(() =>
  import('../features/room/get-ready-room.tsx').then((m) => ({ default: m.GetReadyRoom })),
)
const Quiz = lazy(() => import('../features/room/quiz.tsx').then((m) => ({ default: m.Quiz })))
const Podium = lazy(() => import('../features/room/podium.tsx').then((m) => ({ default: m.Podium })))

type Screens = Readonly<Partial<Record<string, ComponentType>>>

const SCREENS: Screens = {
  [paths.home]: Home,
  [paths.homeAlias]: Home,
  [paths.playerDetails]: PlayerDetails,
  [paths.joinRoom]: JoinRoom,
  [paths.quizSelection]: QuizSelection,
  [paths.signIn]: ComingSoon,
  [paths.signUp]: ComingSoon,
  [paths.profile]: ComingSoon,
  [paths.dashboard]: ComingSoon,
  [paths.reports]: ComingSoon,
  [paths.pricing]: ComingSoon,
  [paths.createQuiz]: ComingSoon,
}

const ROOM_SCREENS: Screens = {
  [paths.waitingRoom]: WaitingRoom,
  [paths.getReadyRoom]: GetReadyRoom,
  [paths.quiz]: Quiz,
  [paths.podium]: Podium,
}

const Screen = () => {
  const { pathname } = useLocation()
  const path = pathname.toLowerCase().replace(/(.)\/+$/, '$1')
  const RoomScreen = ROOM_SCREENS[path]
  if (RoomScreen)
    return (
      <RoomLayout>
        <RoomScreen />
      </RoomLayout>
    )
  const Named = SCREENS[path]
  if (Named) return <Named />
  // Whatever else stands alone at the root may be a room's code, pasted with a space now and then.
  return path.lastIndexOf('/') === 0 ? <RoomEntry roomId={path.slice(1).replaceAll('%20', ' ')} /> : <Home />
}

/** One page of routes. Each screen is its own file to download; a room's four share their layout. */
export const Router = () => (
  <Suspense fallback={<StageGround>{null}</StageGround>}>
    <UnauthorizedNotice />
    <Screen />
  </Suspense>
)
