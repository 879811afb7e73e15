import { createCommitStream } from '../journal/commit-stream.ts'
import type { Clock, Database } from '../ports.ts'
import { createAccountDirectory } from '../stores/account-directory.ts'
import { createAccounts } from '../stores/accounts.ts'
import { createAllowances } from '../stores/allowances.ts'
import { createAuthors } from '../stores/authors.ts'
import { createBackups } from '../stores/backups.ts'
import { createBankQuestions } from '../stores/bank-questions.ts'
import { createBillingDuties } from '../stores/billing-duties.ts'
import { createChallenges } from '../stores/challenges.ts'
import { createComplaints } from '../stores/complaints.ts'
import { createDrawnQuestions } from '../stores/drawn-questions.ts'
import { createEndedCredentials } from '../stores/ended-credentials.ts'
import { createSearchTokens } from '../stores/findable-quiz.ts'
import { createForgottenPlayers } from '../stores/forgotten-players.ts'
import { createGameShares } from '../stores/game-shares.ts'
import { createHeartbeats } from '../stores/heartbeats.ts'
import { createJobs } from '../stores/jobs.ts'
import { createJournalMembers } from '../stores/journal-members.ts'
import { createJournalSnapshots } from '../stores/journal-snapshots.ts'
import type { Journals } from '../stores/journals.ts'
import { createJournals } from '../stores/journals.ts'
import { createKnownAddresses } from '../stores/known-addresses.ts'
import { createLibraryChanges } from '../stores/library-changes.ts'
import { createLibraryFolders } from '../stores/library-folders.ts'
import { createLibraryList } from '../stores/library-list.ts'
import { createListedQuizzes } from '../stores/listed-quizzes.ts'
import { createMediaFiles } from '../stores/media-files.ts'
import { createMissedSearches } from '../stores/missed-searches.ts'
import { createOrganisations } from '../stores/organisations.ts'
import { createOwnData } from '../stores/own-data.ts'
import { createPasswordLinks } from '../stores/password-links.ts'
import { createPlays } from '../stores/plays.ts'
import { createPurchases } from '../stores/purchases.ts'
import { createQTests } from '../stores/qtests.ts'
import { createQuizBin } from '../stores/quiz-bin.ts'
import { createQuizContents } from '../stores/quiz-contents.ts'
import { createQuizMeasures } from '../stores/quiz-measures.ts'
import { createQuizSearch } from '../stores/quiz-search.ts'
import { createQuizzes } from '../stores/quizzes.ts'
import { createRecoveryCodes } from '../stores/recovery-codes.ts'
import { createReportFacts } from '../stores/report-facts.ts'
import { createSandboxPurchases } from '../stores/sandbox-purchases.ts'
import { createSessionStore } from '../stores/sessions.ts'
import { createSetupTokens } from '../stores/setup-tokens.ts'
import { createSocialLogins } from '../stores/social-logins.ts'
import { createStaleAccounts } from '../stores/stale-accounts.ts'
import { createTakeDowns } from '../stores/take-downs.ts'
import { createWebFiles } from '../stores/web-files.ts'

const streamed = (journals: Journals): Journals => ({ ...journals, ...createCommitStream(journals) })

export type Stores = ReturnType<typeof createStores>

/** Everything that is stored; made once, and each part of the server is given what it names. */
export const createStores = (database: Database) => ({
  bankQuestions: createBankQuestions(database),
  accountDirectory: createAccountDirectory(database),
  accounts: createAccounts(database),
  allowances: createAllowances(database),
  authors: createAuthors(database),
  backups: createBackups(database),
  billingDutiesOf: (provider: Parameters<typeof createBillingDuties>[1]) => createBillingDuties(database, provider),
  challenges: createChallenges(database),
  drawnQuestions: createDrawnQuestions(database),
  endedCredentials: createEndedCredentials(database),
  forgottenPlayers: createForgottenPlayers(database),
  gameShares: createGameShares(database),
  heartbeats: createHeartbeats(database),
  jobs: createJobs(database),
  journalMembers: createJournalMembers(database),
  journalSnapshots: createJournalSnapshots(database),
  journals: streamed(createJournals(database)),
  knownAddresses: createKnownAddresses(database),
  libraryChanges: createLibraryChanges(database),
  libraryFolders: createLibraryFolders(database),
  libraryList: createLibraryList(database),
  listedQuizzes: createListedQuizzes(database),
  mediaFiles: createMediaFiles(database),
  missedSearchesOf: (clock: Pick<Clock, 'nowMs'>) => createMissedSearches(database, clock),
  organisations: createOrganisations(database),
  ownData: createOwnData(database),
  passwordLinks: createPasswordLinks(database),
  plays: createPlays(database),
  purchasesOf: (provider: Parameters<typeof createPurchases>[1]) => createPurchases(database, provider),
  qtests: createQTests(database),
  quizBin: createQuizBin(database),
  quizContents: createQuizContents(database),
  quizMeasures: createQuizMeasures(database),
  quizSearch: createQuizSearch(database),
  quizzes: createQuizzes(database),
  recoveryCodes: createRecoveryCodes(database),
  complaints: createComplaints(database),
  reportFacts: createReportFacts(database),
  searchTokens: createSearchTokens(database),
  sandboxPurchases: createSandboxPurchases(database),
  sessions: createSessionStore(database),
  setupTokens: createSetupTokens(database),
  socialLogins: createSocialLogins(database),
  staleAccounts: createStaleAccounts(database),
  takeDowns: createTakeDowns(database),
  webFiles: createWebFiles(database),
})
