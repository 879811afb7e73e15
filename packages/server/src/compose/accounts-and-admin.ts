import type { Language } from '@quokka/languages'
import { createForgetMember, FORGET_MEMBER, removeAccount } from '../features/accounts/account-removal.ts'
import { codeJobHandlers } from '../features/accounts/code-jobs.ts'
import { createCodes } from '../features/accounts/codes.ts'
import { guestDataRoutes } from '../features/accounts/guest-data.ts'
import { createTellInactive, TELL_INACTIVE } from '../features/accounts/inactivity.ts'
import { complaintsMail, oneTimeCodeResetMail, sharedQuizMail } from '../features/accounts/mails.ts'
import { newEmailRoutes } from '../features/accounts/new-email.ts'
import { oneTimeCodeRoutes } from '../features/accounts/one-time-code.ts'
import { ownDataRoutes } from '../features/accounts/own-data.ts'
import {
  createSendPasswordLink,
  PASSWORD_LINK,
  passwordLinkJob,
  passwordLinkRoutes,
} from '../features/accounts/password-link.ts'
import type { SquaresPorts } from '../features/accounts/picture.ts'
import { createSquares } from '../features/accounts/picture.ts'
import { profileRoutes } from '../features/accounts/profile.ts'
import { recoveryRoutes } from '../features/accounts/recovery.ts'
import type { RetentionCounts, RetentionPorts } from '../features/accounts/retention.ts'
import { createRetentionRound, RETENTION_ROUND, runRetention } from '../features/accounts/retention.ts'
import { createSecondStep } from '../features/accounts/second-step.ts'
import { signInRoutes } from '../features/accounts/sign-in.ts'
import { signUpRoutes } from '../features/accounts/sign-up.ts'
import { socialLoginRoutes } from '../features/accounts/social-login.ts'
import { statsRoutes } from '../features/accounts/stats.ts'
import { termsRoutes } from '../features/accounts/terms.ts'
import { accountsOfOthersRoutes } from '../features/admin/accounts-of-others.ts'
import { createUserRoutes } from '../features/admin/create-user.ts'
import { inviteManyRoutes } from '../features/admin/invite-many.ts'
import { jobRoutes } from '../features/admin/jobs.ts'
import { organisationRoutes } from '../features/admin/organisations.ts'
import type { SetUp } from '../features/admin/set-up.ts'
import { createSetUp, setUpRoutes } from '../features/admin/set-up.ts'
import type { SharedQuiz } from '../features/authoring/tell-editor.ts'
import { createTellEditor, TELL_EDITOR } from '../features/authoring/tell-editor.ts'
import type { BillingKeeping } from '../features/billing/keeping.ts'
import { createTellAdministrators, TELL_ADMINISTRATORS } from '../features/moderation/tell-administrators.ts'
import { forgettingHandlers } from '../forgetting/jobs.ts'
import { createJournalForgetting } from '../forgetting/journal-forgetting.ts'
import type { Sessions } from '../http/callers/session.ts'
import { createSessions } from '../http/callers/session.ts'
import type { Route } from '../http/endpoints/mount-endpoint.ts'
import type { JobHandler } from '../jobs/worker.ts'
import { createSendLetter, LETTER, letterJob } from '../mailing/letter-job.ts'
import { createLetters } from '../mailing/letters.ts'
import type { Reader } from '../mailing/reader.ts'
import { readerOf } from '../mailing/reader.ts'
import type { Mail, MediaStore } from '../ports.ts'
import type { QTestKeeping } from '../qtest/keeping.ts'
import type { QTestLookups } from '../qtest/qtest-lookups.ts'
import { createSecretHashes } from '../signing-in/password-hash.ts'
import type { Account } from '../stores/accounts.ts'
import type { SharedPorts } from './server-ports.ts'
import type { Stores } from './stores.ts'

/** Accounts and their sessions, the calls of contract §4 and those of administrators. */
export interface AccountsAndAdmin {
  sessions: Sessions
  setUp: SetUp
  routes: Route[]
  /** Removes what was kept for its time. */
  runRetention(): Promise<RetentionCounts>
  /** By kinds of jobs. */
  jobHandlers: [string, JobHandler][]
}

export const composeAccountsAndAdmin = (
  ports: SharedPorts & { media: MediaStore } & SquaresPorts &
    Pick<RetentionPorts, 'removeUnwantedMedia' | 'renewWebFiles'> & {
      qtests: QTestKeeping
      lookups: Pick<QTestLookups, 'putAway'>
      billing: BillingKeeping
      /** Of this installation. */
      secret: string
    },
  stores: Pick<
    Stores,
    | 'accountDirectory'
    | 'accounts'
    | 'allowances'
    | 'challenges'
    | 'endedCredentials'
    | 'forgottenPlayers'
    | 'gameShares'
    | 'journalMembers'
    | 'jobs'
    | 'knownAddresses'
    | 'journals'
    | 'organisations'
    | 'ownData'
    | 'passwordLinks'
    | 'plays'
    | 'quizBin'
    | 'quizContents'
    | 'quizzes'
    | 'recoveryCodes'
    | 'complaints'
    | 'sessions'
    | 'setupTokens'
    | 'socialLogins'
    | 'staleAccounts'
  >,
): AccountsAndAdmin => {
  const { config, clock, chance, isSecure, mailer } = ports
  const { accounts, challenges, allowances, organisations, socialLogins, recoveryCodes, knownAddresses } = stores
  const sessions = createSessions({ store: stores.sessions, isSecure, chance, clock, owner: ports.owner })
  const letters = createLetters({ allowances, mailer, clock })
  const hashes = createSecretHashes(config.PASSWORD_MEMORY_KIB)
  const codes = createCodes({ challenges, hashes, letters, clock })
  const sender = { brandName: config.BRAND_NAME, origin: config.PUBLIC_ORIGIN[0] }
  const setUp = createSetUp({
    accounts,
    tokens: stores.setupTokens,
    chance,
    clock,
    configured: config.ADMIN_SETUP_TOKEN,
  })
  const { journals, journalMembers: members, ownData, complaints, plays, gameShares: shares, jobs: storedJobs } = stores
  const { forgottenPlayers: forgotten } = stores
  const forgetting = createJournalForgetting({ journals, members, forgotten, lookups: ports.lookups })
  const own = { journals, members, shares, ownData, complaints, plays, storedJobs, forgetting, forgotten }
  const inner = {
    ...ports,
    guesses: ports.accountGuesses,
    accounts,
    hashes,
    sender,
    allowances,
    recoveryCodes,
    knownAddresses,
  }
  const secondStep = createSecondStep(inner)
  const squares = createSquares(ports)
  const shared = { ...inner, ...own, squares, secondStep, sessions, codes, organisations, socialLogins, setUp }
  const { staleAccounts, quizBin, quizContents, endedCredentials, passwordLinks, accountDirectory } = stores
  const links = { ...shared, passwordLinks }
  const careOf = {
    remove: (account: Account) => removeAccount(shared, account),
    passwordLinkJob,
    noticeJob: (mail: Mail, nowMs: number) => letterJob(mail, nowMs, { share: 'notice' }),
    secondStepResetMail: (account: Account, asked: Language) => oneTimeCodeResetMail(readerOf(account, asked), sender),
  }
  const complaintsMailOf = (to: Reader, waiting: number) => complaintsMail(to, sender, { waiting })
  const sharedQuizMailOf = (to: Reader, quiz: SharedQuiz) => sharedQuizMail(to, sender, quiz)
  const retained = { ...links, challenges, staleAccounts, quizBin, quizContents, endedCredentials }
  const retain = () => runRetention(retained, clock.nowMs())
  return {
    sessions,
    setUp,
    routes: [
      ...signUpRoutes(shared),
      ...signInRoutes(shared),
      ...recoveryRoutes(shared),
      ...newEmailRoutes(shared),
      ...oneTimeCodeRoutes(shared),
      ...socialLoginRoutes(shared),
      ...profileRoutes(shared),
      ...statsRoutes(shared),
      ...ownDataRoutes(shared),
      ...guestDataRoutes(shared),
      ...termsRoutes(config.BRAND_NAME),
      ...setUpRoutes(shared),
      ...passwordLinkRoutes(links),
      ...createUserRoutes(shared),
      ...accountsOfOthersRoutes({ ...shared, accountDirectory, careOf }),
      ...inviteManyRoutes({ ...shared, accountDirectory, passwordLinkJob }),
      ...organisationRoutes(shared),
      ...jobRoutes(shared),
    ],
    runRetention: retain,
    jobHandlers: [
      ...codeJobHandlers(shared),
      [PASSWORD_LINK, createSendPasswordLink(links)],
      [LETTER, createSendLetter({ letters, mailer })],
      [TELL_INACTIVE, createTellInactive(retained)],
      [TELL_ADMINISTRATORS, createTellAdministrators({ ...shared, accountDirectory, mailOf: complaintsMailOf })],
      [TELL_EDITOR, createTellEditor({ ...shared, letters, quizzes: stores.quizzes, mailOf: sharedQuizMailOf })],
      [FORGET_MEMBER, createForgetMember(shared)],
      ...forgettingHandlers(shared),
      [RETENTION_ROUND, createRetentionRound(retain, ports)],
    ],
  }
}
