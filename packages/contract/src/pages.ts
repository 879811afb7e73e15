/** Every named address of the product in one place; a room's code stands alone at the root too (`/{roomId}`). */
export const PAGES = {
  home: '/',
  homeAlias: '/home',
  playerDetails: '/playerdetails',
  joinRoom: '/joinroom',
  quizSelection: '/quizselection',
  waitingRoom: '/waitingroom',
  getReadyRoom: '/getreadyroom',
  /** In a room its question; with an id behind it the page of that quiz. */
  quiz: '/quiz',
  podium: '/podium',
  signIn: '/signin',
  signUp: '/signup',
  forgotPassword: '/forgotpassword',
  confirmEmail: '/confirmemail',
  terms: '/termsandconditions',
  redirect: '/redirect',
  logOut: '/redirect/logout',
  profile: '/profile',
  editProfile: '/editprofile',
  admin: '/admin',
  setUp: '/setup',
  dashboard: '/dashboard',
  library: '/library',
  reports: '/reports',
  pricing: '/pricing',
  createQuiz: '/createquiz',
  bringQuestions: '/bringquestions',
  previewQuiz: '/previewquiz',
  print: '/print',
  qTest: '/qtest',
  shareQTest: '/shareqtest',
  embed: '/embed',
  qTestProgress: '/qtestprogress',
} as const

/** Those whose screens read the segments that follow. A function, so that a bundle without a use for it has none of it. */
const deepPages = (): string[] => [
  PAGES.signIn,
  PAGES.signUp,
  PAGES.forgotPassword,
  PAGES.confirmEmail,
  PAGES.terms,
  PAGES.redirect,
  PAGES.reports,
  PAGES.createQuiz,
  PAGES.quiz,
  PAGES.print,
  PAGES.qTest,
  PAGES.shareQTest,
  PAGES.embed,
  PAGES.qTestProgress,
]

/** Whether the product has a page at this address, in any case and with or without a slash at its end. One segment may be a room's code. */
export const isPage = (pathname: string): boolean => {
  const segments = pathname.toLowerCase().split('/').filter(Boolean)
  return segments.length <= 1 || deepPages().includes(`/${segments[0]}`)
}
