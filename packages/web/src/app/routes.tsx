import type { ComponentType } from 'react'
import { lazy } from 'react'
import { paths } from '../lib/navigation/paths.ts'

const Home = lazy(() => import('../features/home/home.tsx').then((m) => ({ default: m.Home })))
const NothingHere = lazy(() => import('../features/home/nothing-here.tsx').then((m) => ({ default: m.NothingHere })))
const RoomEntry = lazy(() => import('../features/room/join/room-entry.tsx').then((m) => ({ default: m.RoomEntry })))
const PlayerDetails = lazy(() =>
  import('../features/room/join/player-details.tsx').then((m) => ({ default: m.PlayerDetails })),
)
const JoinRoom = lazy(() => import('../features/room/join/join-room.tsx').then((m) => ({ default: m.JoinRoom })))
const QuizSelection = lazy(() =>
  import('../features/hosting/quiz-selection.tsx').then((m) => ({ default: m.QuizSelection })),
)
const ShareQTest = lazy(() =>
  import('../features/qtest-sharing/share-qtest.tsx').then((m) => ({ default: m.ShareQTest })),
)
const RoomScreens = lazy(() => import('../features/room/room.tsx').then((m) => ({ default: m.RoomScreens })))

const QTest = lazy(() => import('../features/qtest-taking/qtest.tsx').then((m) => ({ default: m.QTest })))

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
const Embed = lazy(() =>
  import('../features/qtest-following/embed/embed.tsx').then((m) => ({ default: m.EmbedScreen })),
)
const QTestProgress = lazy(() =>
  import('../features/qtest-following/progress/progress.tsx').then((m) => ({ default: m.ProgressScreen })),
)
const Reports = lazy(() => import('../features/reports/reports.tsx').then((m) => ({ default: m.ReportsScreen })))
const Report = lazy(() => import('../features/reports/report.tsx').then((m) => ({ default: m.ReportScreen })))
const Pricing = lazy(() => import('../features/pricing/pricing.tsx').then((m) => ({ default: m.PricingScreen })))
const Accounts = lazy(() => import('../features/accounts/accounts.tsx').then((m) => ({ default: m.Accounts })))

interface ScreenProps {
  /** The route's own. */
  path: string
  /** The segment that a deep route leaves to its screen; empty when there is none. */
  rest: string
  /** The one after that. */
  beyond: string
}

const QuizEditor = ({ rest }: ScreenProps) => <Editor key={rest} quizId={rest} />
const SharedQTest = ({ rest }: ScreenProps) => <ShareQTest qtestId={rest} />
const RoomOfCode = ({ rest }: ScreenProps) => <RoomEntry roomId={rest} />
const EmbedOfQTest = ({ rest, beyond }: ScreenProps) => <Embed kind={rest} qtestId={beyond} />
const ProgressOfQTest = ({ rest }: ScreenProps) => <QTestProgress key={rest} qtestId={rest} />
const ReportOfPlay = ({ rest, beyond }: ScreenProps) => <Report kind={rest} quizId={beyond} />

interface Route {
  path: string
  /** The segment that follows is the screen's to read. */
  isDeep?: true
  screen: ComponentType<ScreenProps>
  /** The place in the studio's frame that the screen stands at; without one it stands alone. */
  frame?: string
  /** What a visitor is asked for instead of the screen. */
  needs?: 'login'
}

const HOME: Route = { path: paths.home, screen: Home }

/** Each screen is its own file to download, but a room's four are one, and so are a QTest's two and the account's. The first that fits counts. */
const ROUTES: readonly Route[] = [
  HOME,
  { path: paths.homeAlias, screen: Home },
  { path: paths.playerDetails, screen: PlayerDetails },
  { path: paths.joinRoom, screen: JoinRoom },
  { path: paths.quizSelection, screen: QuizSelection },
  { path: paths.shareQTest, isDeep: true, screen: SharedQTest },

  { path: paths.waitingRoom, screen: RoomScreens },
  { path: paths.getReadyRoom, screen: RoomScreens },
  { path: paths.quiz, screen: RoomScreens },
  { path: paths.podium, screen: RoomScreens },

  { path: paths.qTest, screen: QTest },
  { path: paths.qTest, isDeep: true, screen: QTest },

  { path: paths.signIn, isDeep: true, screen: Accounts },
  { path: paths.signUp, isDeep: true, screen: Accounts },
  { path: paths.forgotPassword, isDeep: true, screen: Accounts },
  { path: paths.confirmEmail, isDeep: true, screen: Accounts },
  { path: paths.terms, isDeep: true, screen: Accounts },
  { path: paths.redirect, isDeep: true, screen: Accounts },

  { path: paths.profile, screen: Profile, frame: paths.profile },
  { path: paths.editProfile, screen: EditProfile, frame: paths.editProfile },
  { path: paths.admin, screen: Admin, frame: paths.admin },
  { path: paths.setUp, screen: SetUp },

  { path: paths.dashboard, screen: Dashboard, frame: paths.dashboard, needs: 'login' },
  { path: paths.library, screen: Library, frame: paths.library, needs: 'login' },
  // The editor's address without a quiz is the dashboard with its create flow open.
  { path: paths.createQuiz, screen: Dashboard, frame: paths.dashboard, needs: 'login' },
  { path: paths.createQuiz, isDeep: true, screen: QuizEditor, needs: 'login' },
  { path: paths.previewQuiz, screen: Preview, needs: 'login' },
  { path: paths.embed, isDeep: true, screen: EmbedOfQTest, frame: paths.library, needs: 'login' },
  { path: paths.qTestProgress, isDeep: true, screen: ProgressOfQTest, frame: paths.library, needs: 'login' },
  { path: paths.reports, screen: Reports, frame: paths.reports, needs: 'login' },
  { path: paths.reports, isDeep: true, screen: ReportOfPlay, frame: paths.reports, needs: 'login' },
  { path: paths.pricing, screen: Pricing },
]

/** Whatever else stands alone at the root may be a room's code, pasted with a space now and then. */
const ROOM_CODE: Route = { path: '/', screen: RoomOfCode }
const NOWHERE: Route = { path: '/', screen: NothingHere }

/** A segment as it was written; an address that cannot be read is taken as it stands. */
const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The route of an address, in any case and with or without a slash at its end, and what it leaves to its screen. */
export const routeOf = (pathname: string): { route: Route; rest: string; beyond: string } => {
  const segments = pathname.split('/').filter(Boolean)
  const [first = '', second = '', third = ''] = segments
  const whole = `/${segments.join('/')}`.toLowerCase()
  const area = `/${first}`.toLowerCase()
  const route =
    ROUTES.find(({ path, isDeep }) => path === (isDeep ? area : whole)) ?? (segments.length === 1 ? ROOM_CODE : NOWHERE)
  return { route, rest: decoded(route === ROOM_CODE ? first : second), beyond: decoded(third) }
}
