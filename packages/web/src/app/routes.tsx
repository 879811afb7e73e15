import type { ComponentType } from 'react'
import { lazy } from 'react'
import { lazyWith } from '../lib/language/lazy-with.ts'
import type { pageMessages, titleMessages } from '../lib/navigation/page-messages.ts'
import { paths } from '../lib/navigation/paths.ts'

const Home = lazyWith('home', () => import('../features/home/home.tsx').then((m) => ({ default: m.Home })))
const NothingHere = lazyWith('home', () =>
  import('../features/home/nothing-here.tsx').then((m) => ({ default: m.NothingHere })),
)
const NotInFrame = lazyWith('home', () =>
  import('../features/home/not-in-frame.tsx').then((m) => ({ default: m.NotInFrame })),
)
const RoomEntry = lazy(() => import('../features/room/join/room-entry.tsx').then((m) => ({ default: m.RoomEntry })))
const PlayerDetails = lazy(() =>
  import('../features/room/join/player-details.tsx').then((m) => ({ default: m.PlayerDetails })),
)
const JoinRoom = lazy(() => import('../features/room/join/join-room.tsx').then((m) => ({ default: m.JoinRoom })))
const QuizSelection = lazyWith('studio', () =>
  import('../features/hosting/quiz-selection.tsx').then((m) => ({ default: m.QuizSelection })),
)
const ShareQTest = lazyWith('studio', () =>
  import('../features/qtest-sharing/share-qtest.tsx').then((m) => ({ default: m.ShareQTest })),
)
const RoomScreens = lazy(() => import('../features/room/room.tsx').then((m) => ({ default: m.RoomScreens })))

const QTest = lazyWith('qtest', () => import('../features/qtest-taking/qtest.tsx').then((m) => ({ default: m.QTest })))

const Profile = lazyWith('studio', () =>
  import('../features/profile/profile.tsx').then((m) => ({ default: m.ProfileScreen })),
)
const EditProfile = lazyWith('studio', () =>
  import('../features/profile/edit-profile.tsx').then((m) => ({ default: m.EditProfileScreen })),
)
const Dashboard = lazyWith('studio', () =>
  import('../features/library/dashboard.tsx').then((m) => ({ default: m.DashboardScreen })),
)
const Library = lazyWith('studio', () =>
  import('../features/library/library.tsx').then((m) => ({ default: m.LibraryScreen })),
)
const Editor = lazyWith('studio', () =>
  import('../features/authoring/editor.tsx').then((m) => ({ default: m.EditorScreen })),
)
const Importing = lazyWith('studio', () =>
  import('../features/importing/importing.tsx').then((m) => ({ default: m.ImportingScreen })),
)
const Admin = lazyWith('studio', () => import('../features/admin/admin.tsx').then((m) => ({ default: m.AdminScreen })))
const SetUp = lazyWith('studio', () => import('../features/admin/set-up.tsx').then((m) => ({ default: m.SetUpScreen })))
const Preview = lazyWith('studio', () =>
  import('../features/preview/preview.tsx').then((m) => ({ default: m.PreviewScreen })),
)
const Print = lazyWith('studio', () =>
  import('../features/printing/printing.tsx').then((m) => ({ default: m.PrintScreen })),
)
const Embed = lazyWith('studio', () =>
  import('../features/qtest-following/embed/embed.tsx').then((m) => ({ default: m.EmbedScreen })),
)
const QTestProgress = lazyWith('studio', () =>
  import('../features/qtest-following/progress/progress.tsx').then((m) => ({ default: m.ProgressScreen })),
)
const Reports = lazyWith('studio', () =>
  import('../features/reports/reports.tsx').then((m) => ({ default: m.ReportsScreen })),
)
const Report = lazyWith('studio', () =>
  import('../features/reports/report.tsx').then((m) => ({ default: m.ReportScreen })),
)
const QuizPage = lazyWith('studio', () =>
  import('../features/quiz-page/quiz-page.tsx').then((m) => ({ default: m.QuizPageScreen })),
)
const Pricing = lazyWith('studio', () =>
  import('../features/pricing/pricing.tsx').then((m) => ({ default: m.PricingScreen })),
)
const Accounts = lazyWith('accounts', () =>
  import('../features/accounts/accounts.tsx').then((m) => ({ default: m.Accounts })),
)

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
const PageOfQuiz = ({ rest }: ScreenProps) => <QuizPage key={rest} quizId={rest} />
const PrintOfQuiz = ({ rest }: ScreenProps) => <Print key={rest} quizId={rest} />
const EmbedOfQTest = ({ rest, beyond }: ScreenProps) => <Embed kind={rest} qtestId={beyond} />
const ProgressOfQTest = ({ rest }: ScreenProps) => <QTestProgress key={rest} qtestId={rest} />
const ReportOfPlay = ({ rest, beyond }: ScreenProps) => <Report kind={rest} quizId={beyond} />

interface Route {
  path: string
  /** What the screen is called; the start page is called as the product. */
  title?: `pages:${keyof typeof pageMessages}` | `titles:${keyof typeof titleMessages}`
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
  { path: paths.playerDetails, title: 'pages:join', screen: PlayerDetails },
  { path: paths.joinRoom, title: 'pages:join', screen: JoinRoom },
  { path: paths.quizSelection, title: 'titles:chooseQuiz', screen: QuizSelection },
  { path: paths.shareQTest, title: 'titles:shareQTest', isDeep: true, screen: SharedQTest },

  { path: paths.waitingRoom, title: 'pages:waitingRoom', screen: RoomScreens },
  { path: paths.getReadyRoom, title: 'pages:getReady', screen: RoomScreens },
  { path: paths.quiz, title: 'pages:quiz', screen: RoomScreens },
  { path: paths.quiz, title: 'pages:quiz', isDeep: true, screen: PageOfQuiz, frame: paths.library },
  { path: paths.podium, title: 'pages:podium', screen: RoomScreens },

  { path: paths.qTest, title: 'pages:qtest', screen: QTest },
  { path: paths.qTest, title: 'pages:qtest', isDeep: true, screen: QTest },

  { path: paths.signIn, title: 'titles:logIn', isDeep: true, screen: Accounts },
  { path: paths.signUp, title: 'titles:signUp', isDeep: true, screen: Accounts },
  { path: paths.forgotPassword, title: 'titles:forgotPassword', isDeep: true, screen: Accounts },
  { path: paths.confirmEmail, title: 'titles:confirmEmail', isDeep: true, screen: Accounts },
  { path: paths.terms, title: 'titles:terms', isDeep: true, screen: Accounts },
  { path: paths.redirect, title: 'titles:logIn', isDeep: true, screen: Accounts },

  { path: paths.profile, title: 'titles:profile', screen: Profile, frame: paths.profile },
  { path: paths.editProfile, title: 'titles:editProfile', screen: EditProfile, frame: paths.editProfile },
  { path: paths.admin, title: 'titles:admin', screen: Admin, frame: paths.admin },
  { path: paths.setUp, title: 'titles:setUp', screen: SetUp },

  { path: paths.dashboard, title: 'titles:dashboard', screen: Dashboard, frame: paths.dashboard, needs: 'login' },
  { path: paths.library, title: 'titles:library', screen: Library, frame: paths.library, needs: 'login' },
  // The editor's address without a quiz is the dashboard with its create flow open.
  { path: paths.createQuiz, title: 'titles:createQuiz', screen: Dashboard, frame: paths.dashboard, needs: 'login' },
  { path: paths.createQuiz, title: 'titles:editQuiz', isDeep: true, screen: QuizEditor, needs: 'login' },
  {
    path: paths.bringQuestions,
    title: 'titles:bringQuestions',
    screen: Importing,
    frame: paths.library,
    needs: 'login',
  },
  { path: paths.previewQuiz, title: 'titles:preview', screen: Preview, needs: 'login' },
  { path: paths.print, title: 'titles:print', isDeep: true, screen: PrintOfQuiz, needs: 'login' },
  {
    path: paths.embed,
    title: 'titles:embed',
    isDeep: true,
    screen: EmbedOfQTest,
    frame: paths.library,
    needs: 'login',
  },
  {
    path: paths.qTestProgress,
    title: 'titles:progress',
    isDeep: true,
    screen: ProgressOfQTest,
    frame: paths.library,
    needs: 'login',
  },
  { path: paths.reports, title: 'titles:reports', screen: Reports, frame: paths.reports, needs: 'login' },
  {
    path: paths.reports,
    title: 'titles:report',
    isDeep: true,
    screen: ReportOfPlay,
    frame: paths.reports,
    needs: 'login',
  },
  { path: paths.pricing, title: 'titles:plans', screen: Pricing },
]

/** Whatever else stands alone at the root may be a room's code, pasted with a space now and then. */
const ROOM_CODE: Route = { path: '/', title: 'pages:join', screen: RoomOfCode }
const NOWHERE: Route = { path: '/', title: 'titles:nothingHere', screen: NothingHere }
/** Instead of whatever another site may not have in its frame. */
const NOT_IN_FRAME: Route = { path: '/', screen: NotInFrame }

/** A segment as it was written; an address that cannot be read is taken as it stands. */
const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * The route of an address, in any case and with or without a slash at its end, and what it leaves to its screen. In a frame only a
 * QTest is shown, since moves between screens ask no server that could refuse. Rule QC1, decision 0048.
 */
export const routeOf = (pathname: string, isFramed = false): { route: Route; rest: string; beyond: string } => {
  const segments = pathname.split('/').filter(Boolean)
  const [first = '', second = '', third = ''] = segments
  const whole = `/${segments.join('/')}`.toLowerCase()
  const area = `/${first}`.toLowerCase()
  const known =
    ROUTES.find(({ path, isDeep }) => path === (isDeep ? area : whole)) ?? (segments.length === 1 ? ROOM_CODE : NOWHERE)
  const route = isFramed && known.path !== paths.qTest ? NOT_IN_FRAME : known
  return { route, rest: decoded(route === ROOM_CODE ? first : second), beyond: decoded(third) }
}
