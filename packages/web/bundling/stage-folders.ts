/** The folders of `src` with what a player loads from /{roomId} to the podium. */
export const PLAYERS_FOLDERS = ['features/room', 'questions', 'room-connection'] as const

/** The same of a QTest, from /qtest/{qtestId} to its results. */
export const PARTICIPANTS_FOLDERS = ['features/qtest-taking', 'questions', 'room-connection'] as const

/** The folders whose screens are the stage's: with the first page, the choice of a quiz, and what hosts complain in. */
export const SCREEN_FOLDERS = [...PLAYERS_FOLDERS, 'features/home', 'features/hosting', 'complaints'] as const

/** What is opened for QTests: as light as those screens, and nobody in a room downloads any of it. */
export const QTEST_FOLDERS = ['qtest-scheduling', 'features/qtest-taking', 'features/qtest-sharing'] as const

/** What takes nothing from the studio: those screens and what they stand on. The linter's list in `biome.json` is the same. */
export const STAGE_FOLDERS = [
  ...SCREEN_FOLDERS,
  ...QTEST_FOLDERS,
  'account',
  'certificates',
  'entering',
  'extra-time',
  'language',
  'reading',
  'lib',
  'ui/stage',
] as const

/** Within them, what loads with the authors' screens alone. */
export const AUTHORS_FOLDERS = ['questions/editing', 'qtest-scheduling/rescheduling'] as const
