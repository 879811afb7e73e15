import type { ComponentType } from 'react'
import { lazy, Suspense } from 'react'
import { isLoggedIn } from '../account/session.ts'
import { useLocation } from '../lib/location.tsx'
import { paths } from '../lib/paths.ts'
import { StageGround } from '../ui/stage/layout/stage-ground.tsx'
import { UnauthorizedNotice } from './unauthorized-notice.tsx'

const Home = lazy(() => import('../features/home/home.tsx').then((m) => ({ default: m.Home })))
const LoginGate = lazy(() => import('../features/home/login-gate.tsx').then((m) => ({ default: m.LoginGate })))
const ComingSoon = lazy(() => import('../features/home/coming-soon.tsx').then((m) => ({ default: m.ComingSoon })))
const RoomEntry = lazy(() => import('../features/room/join/room-entry.tsx').then((m) => ({ default: m.RoomEntry })))
const PlayerDetails = lazy(() =>
  import('../features/room/join/player-details.tsx').then((m) => ({ default: m.PlayerDetails })),
)
const JoinRoom = lazy(() => import('../features/room/join/join-room.tsx').then((m) => ({ default: m.JoinRoom })))
const QuizSelection = lazy(() =>
  import('../features/hosting/quiz-selection.tsx').then((m) => ({ default: m.QuizSelection })),
)
const Room = lazy(() => import('../features/room/room.tsx').then((m) => ({ default: m.Room })))

const StudioFrame = lazy(() => import('./studio-frame.tsx').then((m) => ({ default: m.StudioFrame })))
const Profile = lazy(() => import('../features/profile/profile.tsx').then((m) => ({ default: m.ProfileScreen })))
const EditProfile = lazy(() =>
  import('../features/profile/edit-profile.tsx').then((m) => ({ default: m.EditProfileScreen })),
)
const Dashboard = lazy(() => import('../features/library/dashboard.tsx').then((m) => ({ default: m.DashboardScreen })))
const Library = lazy(() => import('../features/library/library.tsx').then((m) => ({ default: m.LibraryScreen })))
const Editor = lazy(() => import('../features/authoring/editor.tsx').then((m) => ({ default: m.EditorScreen })))
const Admin = lazy(() => import('../features/admin/admin.tsx').then((m) => ({ default: m.AdminScreen })))
const SetUp = lazy(() => import('../features/admin/set-up.tsx').then((m) => ({ default: m.SetUpScreen })))
const Preview = lazy(() => import('../features/preview/preview.tsx').then((m) => ({ default: m.PreviewScreen })))
const Accounts = lazy(() => import('../features/accounts/accounts.tsx').then((m) => ({ default: m.Accounts })))

const SCREENS: Readonly<Partial<Record<string, ComponentType>>> = {
  [paths.home]: Home,
  [paths.homeAlias]: Home,
  [paths.playerDetails]: PlayerDetails,
  [paths.joinRoom]: JoinRoom,
  [paths.quizSelection]: QuizSelection,
  [paths.setUp]: SetUp,
  [paths.reports]: ComingSoon,
  [paths.pricing]: ComingSoon,
  [paths.previewQuiz]: Preview,
}

/** Screens of the authors, within the studio's frame. */
const STUDIO_SCREENS: Readonly<Partial<Record<string, ComponentType>>> = {
  [paths.profile]: Profile,
  [paths.editProfile]: EditProfile,
  [paths.admin]: Admin,
  [paths.dashboard]: Dashboard,
  [paths.createQuiz]: Dashboard,
  [paths.library]: Library,
}

/** Screens of one file, by their first segment; some take a second one. */
const ACCOUNT_SCREENS: readonly string[] = [
  paths.signIn,
  paths.signUp,
  paths.forgotPassword,
  paths.confirmEmail,
  paths.terms,
  paths.redirect,
]

/** What a visitor is asked to log in for. */
const MEMBERS_SCREENS: readonly string[] = [
  paths.dashboard,
  paths.library,
  paths.reports,
  paths.createQuiz,
  paths.previewQuiz,
]

const ROOM_SCREENS: readonly string[] = [paths.waitingRoom, paths.getReadyRoom, paths.quiz, paths.podium]

/** A segment as it was written; an address that cannot be read is taken as it stands. */
const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const Screen = () => {
  const { pathname } = useLocation()
  const path = pathname.toLowerCase().replace(/(.)\/+$/, '$1')
  if (ROOM_SCREENS.includes(path)) return <Room path={path} />
  if (MEMBERS_SCREENS.includes(path) && !isLoggedIn()) return <LoginGate />
  const [, first = '', rest = ''] = pathname.split('/')
  const area = `/${first.toLowerCase()}`
  if (ACCOUNT_SCREENS.includes(area)) return <Accounts path={area} rest={decoded(rest)} />
  if (area === paths.createQuiz && rest !== '') {
    const quizId = decoded(rest)
    return isLoggedIn() ? <Editor key={quizId} quizId={quizId} /> : <LoginGate />
  }
  const InStudio = STUDIO_SCREENS[path]
  if (InStudio) {
    // The editor's address without a quiz is the dashboard with its create flow open.
    const here = path === paths.createQuiz ? paths.dashboard : path
    return (
      <StudioFrame key={here} here={here}>
        <InStudio />
      </StudioFrame>
    )
  }
  const Named = SCREENS[path]
  if (Named) return <Named />
  // Whatever else stands alone at the root may be a room's code, pasted with a space now and then.
  return path.lastIndexOf('/') === 0 ? <RoomEntry roomId={path.slice(1).replaceAll('%20', ' ')} /> : <Home />
}

/** One page of routes. Each screen is its own file to download, but a room's four are one. */
export const Router = () => (
  <Suspense fallback={<StageGround>{null}</StageGround>}>
    <UnauthorizedNotice />
    <Screen />
  </Suspense>
)
