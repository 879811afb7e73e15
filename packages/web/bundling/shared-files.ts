import { basename } from 'node:path'
import {
  AUTHORS_FOLDERS,
  PARTICIPANTS_FOLDERS,
  PLAYERS_FOLDERS,
  QTEST_FOLDERS,
  SCREEN_FOLDERS,
} from './stage-folders.ts'

/** As much of the bundler's graph as the division needs. */
export interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

/** The calls of accounts and their forms: a stage screen names them through the index of their package, and fetches them on need. */
export const MEMBERS_MODULES = [
  'packages/contract/src/http/accounts.ts',
  'packages/contract/src/http/admin-accounts.ts',
  'packages/contract/src/http/admin.ts',
  'packages/core/src/accounts/account-forms.ts',
] as const

/** What stage screens name in the same way and never fetch: the calls of authors, and what slides mean. */
export const AUTHORS_MODULES = [
  'packages/contract/src/http/authoring.ts',
  'packages/contract/src/http/billing.ts',
  'packages/contract/src/http/jobs.ts',
  'packages/contract/src/http/library.ts',
  'packages/contract/src/http/library-quizzes.ts',
  'packages/contract/src/http/media.ts',
  'packages/contract/src/http/missed-searches.ts',
  'packages/contract/src/http/moderation.ts',
  'packages/contract/src/http/quiz-page.ts',
  'packages/contract/src/http/question-bank.ts',
  'packages/contract/src/http/server.ts',
  'packages/contract/src/http/usage.ts',
  'packages/core/src/billing/',
  'packages/core/src/lib/add-months.ts',
  'packages/core/src/lib/assert-never.ts',
  'packages/core/src/lib/billing-day.ts',
  'packages/core/src/lib/cut-at-word.ts',
  'packages/core/src/lib/random.ts',
  'packages/core/src/questions/',
  'packages/core/src/quiz/',
  'packages/core/src/search/languages.ts',
] as const

/** The calls of reports, which the podium fetches for a room's host. */
export const REPORTS_MODULES = [
  'packages/contract/src/http/reports.ts',
  'packages/core/src/reports/report-types.ts',
] as const

/** The calls of hosts, who choose a quiz and open a room. */
export const HOSTING_MODULES = ['packages/contract/src/http/hosting.ts'] as const

/** The calls and rules of QTests that participants need. */
export const QTEST_MODULES = [
  'packages/contract/src/http/qtest-parts.ts',
  'packages/contract/src/http/qtests.ts',
  'packages/core/src/qtest/schedule.ts',
] as const

/** The calls and rules of those who host QTests. */
export const QTEST_HOSTS_MODULES = [
  'packages/contract/src/http/qtest-hosting.ts',
  'packages/core/src/qtest/schedule-rules.ts',
] as const

/** Of those, what a player needs all the same. */
export const PLAYERS_MODULES = [
  'packages/core/src/questions/fold.ts',
  'packages/core/src/questions/index.ts',
  'packages/core/src/questions/question-types.ts',
] as const

const isAmong = (places: readonly string[], id: string): boolean => places.some((place) => id.includes(`/${place}`))

const isIn = (folders: readonly string[], id: string): boolean =>
  isAmong(
    folders.map((folder) => `packages/web/src/${folder}/`),
    id,
  )

/** A player's way: what these load, a phone downloads. */
const isOfStage = (id: string): boolean => /\/packages\/web\/src\/app\/(?!studio)/.test(id) || isIn(SCREEN_FOLDERS, id)

const isOfQTests = (id: string): boolean => isIn(QTEST_FOLDERS, id) && !isIn(AUTHORS_FOLDERS, id)

/** What only a host of a room downloads. */
const isOfHosts = (id: string): boolean => /\/host-[^/]+\.tsx$/.test(id)

const isEntry = (graph: ModuleGraph, id: string): boolean => graph.getModuleInfo(id)?.isEntry ?? false

/** What a player loads from a room's link to the podium. */
const isOfPlayers = (graph: ModuleGraph, id: string): boolean =>
  isEntry(graph, id) || (isIn(PLAYERS_FOLDERS, id) && !isOfHosts(id))

const isOfParticipants = (id: string): boolean => isIn(PARTICIPANTS_FOLDERS, id)

/** The screens of the log in: whoever comes to them waits for what they share with the other screens of the authors' kit. */
const ACCOUNTS = '/packages/web/src/features/accounts/accounts.tsx'

/** Mantine names all its parts in one index; these are the ones that a field is made of. Menus bring a library of their own. */
const OTHER_PARTS =
  /node_modules\/(@floating-ui\/|@mantine\/core\/esm\/(index|utils|components\/(?!(Input|UnstyledButton)\/)))/

/** Tells whether the screens of the log in need a module. */
const neededByAccounts = (graph: ModuleGraph) => {
  const known = new Map<string, boolean>()
  const isNeeded = (id: string): boolean => {
    const found = known.get(id)
    if (found !== undefined) return found
    // Before its importers answer: a circle leads nowhere new.
    known.set(id, false)
    const needed = id.endsWith(ACCOUNTS) || (graph.getModuleInfo(id)?.importers ?? []).some(isNeeded)
    known.set(id, needed)
    return needed
  }
  return isNeeded
}

/** Tells which files of the stage, downloaded by themselves, need a module. */
const stageFilesOf = (graph: ModuleGraph) => {
  const known = new Map<string, ReadonlySet<string>>()
  const filesOf = (id: string): ReadonlySet<string> => {
    const found = known.get(id)
    if (found) return found
    const files = new Set<string>()
    // Before its importers answer: a circle leads nowhere new.
    known.set(id, files)
    const info = graph.getModuleInfo(id)
    if (info?.isEntry || ((isOfStage(id) || isOfQTests(id)) && info?.dynamicImporters.length)) files.add(id)
    for (const importer of info?.importers ?? []) for (const file of filesOf(importer)) files.add(file)
    return files
  }
  return filesOf
}

/**
 * Names the file that a module goes to if it is shared: `kit`, which every stage screen loads, `rooms` without those of
 * QTests, `play` for what rooms and QTests share, `hosts` for what only hosts of rooms do, `screens` for what nobody in a room
 * loads and other screens of the stage share, `members`, `studio`,
 * `qtests` and `scheduling` for what participants or only hosts of QTests share with each other or with authors, `reports`, `forms` for what the log in shares with
 * authors, `of-…` for what one stage screen shares with either, or `entry`.
 */
export const namedFiles = () => {
  let filesOf: ReturnType<typeof stageFilesOf> | undefined
  let isOfAccounts: ReturnType<typeof neededByAccounts> | undefined
  return (id: string, graph: ModuleGraph): string => {
    if (isAmong(MEMBERS_MODULES, id)) return 'members'
    if (isAmong(AUTHORS_MODULES, id) && !isAmong(PLAYERS_MODULES, id)) return 'studio'
    if (isAmong(QTEST_MODULES, id)) return 'qtests'
    if (isAmong(QTEST_HOSTS_MODULES, id)) return 'scheduling'
    if (isAmong(REPORTS_MODULES, id)) return 'reports'
    if (isAmong(HOSTING_MODULES, id)) return 'hosting'
    filesOf ??= stageFilesOf(graph)
    const files = [...filesOf(id)]
    const [first, second] = files.filter((file) => !isOfQTests(file))
    if (first === undefined && files.length > 0) return files.some(isOfParticipants) ? 'qtests' : 'scheduling'
    isOfAccounts ??= neededByAccounts(graph)
    if (first === undefined) return isOfAccounts(id) && !OTHER_PARTS.test(id) ? 'forms' : 'studio'
    if (files.length > 1 && files.every(isOfHosts)) return 'hosts'
    const isShared = second !== undefined || files.some(isOfParticipants)
    if (isShared && !files.some((file) => isOfPlayers(graph, file))) return 'screens'
    if (second !== undefined)
      return files.some((file) => isOfParticipants(file) || isEntry(graph, file)) ? 'kit' : 'rooms'
    if (!isEntry(graph, first) && files.some(isOfParticipants)) return 'play'
    if (!isEntry(graph, first)) return `of-${basename(first).replace(/\.tsx?$/, '')}`
    // What is there from the first page on counts as shared with nobody, and authors' files would take it along.
    return graph.getModuleInfo(id)?.importers.some((importer) => filesOf?.(importer).size === 0) ? 'kit' : 'entry'
  }
}

/**
 * Whatever two screens share is one file instead of two dozen small ones, which would pack worse; what only the
 * authors' screens share is another, so that no player downloads it. In the order in which the files take modules and
 * what those import: the players', what one stage screen shares with others, what QTests share, first for participants,
 * what reports share with the podium, what the log in shares with authors, the authors'.
 */
export const sharedFiles = () => {
  const nameOf = namedFiles()
  return [
    /^(kit|members)$/,
    /^hosting$/,
    /^rooms$/,
    /^play$/,
    /^(hosts|screens)$/,
    /^of-/,
    /^qtests$/,
    /^scheduling$/,
    /^reports$/,
    /^forms$/,
    /^studio$/,
  ].map((names, index) => ({
    name: (id: string, graph: ModuleGraph) => {
      const name = nameOf(id, graph)
      return names.test(name) ? name : null
    },
    debugName: 'shared',
    priority: 10 - index,
    test: /packages\/(web|contract|core)\/src\/|node_modules\/(@phosphor-icons|@mantine|@floating-ui)\//,
    minShareCount: index === 0 ? 1 : 2,
  }))
}
