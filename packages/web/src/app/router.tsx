import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
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

const LATER = [
  paths.signIn,
  paths.signUp,
  paths.profile,
  paths.dashboard,
  paths.reports,
  paths.pricing,
  paths.createQuiz,
]

/** One page of routes. Each screen is its own file to download; a room's four share their layout. */
export const Router = () => (
  <Suspense fallback={<StageGround>{null}</StageGround>}>
    <UnauthorizedNotice />
    <Routes>
      <Route path={paths.home} element={<Home />} />
      <Route path={paths.homeAlias} element={<Home />} />
      <Route path={paths.playerDetails} element={<PlayerDetails />} />
      <Route path={paths.joinRoom} element={<JoinRoom />} />
      <Route path={paths.quizSelection} element={<QuizSelection />} />
      <Route element={<RoomLayout />}>
        <Route path={paths.waitingRoom} element={<WaitingRoom />} />
        <Route path={paths.getReadyRoom} element={<GetReadyRoom />} />
        <Route path={paths.quiz} element={<Quiz />} />
        <Route path={paths.podium} element={<Podium />} />
      </Route>
      {LATER.map((path) => (
        <Route key={path} path={path} element={<ComingSoon />} />
      ))}
      <Route path={paths.room} element={<RoomEntry />} />
      <Route path="*" element={<Home />} />
    </Routes>
  </Suspense>
)
