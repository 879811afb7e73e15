/** What screens on a player's way are called in tabs, history and bookmarks. */
export const pageMessages = {
  join: 'Join',
  waitingRoom: 'Waiting room',
  getReady: 'Get ready',
  quiz: 'Quiz',
  podium: 'Podium',
  qtest: 'QTest',
} as const

/** The same of all others, which no player loads. */
export const titleMessages = {
  chooseQuiz: 'Choose a quiz',
  shareQTest: 'Share a QTest',
  logIn: 'Log in',
  signUp: 'Sign up',
  forgotPassword: 'Forgot password',
  confirmEmail: 'Confirm the e-mail',
  terms: 'Terms and conditions',
  profile: 'Profile',
  editProfile: 'Edit the profile',
  admin: 'Admin',
  setUp: 'Set up',
  dashboard: 'Dashboard',
  library: 'Library',
  createQuiz: 'Create a quiz',
  editQuiz: 'Edit',
  bringQuestions: 'Bring questions in',
  preview: 'Preview',
  print: 'Print',
  embed: 'Embed',
  progress: 'Progress',
  reports: 'Reports',
  report: 'Report',
  plans: 'Plans',
  nothingHere: 'Nothing here',
} as const
