import { createCodes } from '../features/accounts/codes.ts'
import { createLetters } from '../features/accounts/letters.ts'
import { oneTimeCodeRoutes } from '../features/accounts/one-time-code.ts'
import { ownDataRoutes } from '../features/accounts/own-data.ts'
import type { SquaresPorts } from '../features/accounts/picture.ts'
import { createSquares } from '../features/accounts/picture.ts'
import { profileRoutes } from '../features/accounts/profile.ts'
import { recoveryRoutes } from '../features/accounts/recovery.ts'
import type { RetentionCounts, RetentionPorts } from '../features/accounts/retention.ts'
import { runRetention } from '../features/accounts/retention.ts'
import { createSecondStep } from '../features/accounts/second-step.ts'
import { signInRoutes } from '../features/accounts/sign-in.ts'
import { signUpRoutes } from '../features/accounts/sign-up.ts'
import { socialLoginRoutes } from '../features/accounts/social-login.ts'
import { statsRoutes } from '../features/accounts/stats.ts'
import { termsRoutes } from '../features/accounts/terms.ts'
import { createUserRoutes } from '../features/admin/create-user.ts'
import { organisationRoutes } from '../features/admin/organisations.ts'
import type { SetUp } from '../features/admin/set-up.ts'
import { createSetUp, setUpRoutes } from '../features/admin/set-up.ts'
import type { BillingKeeping } from '../features/billing/keeping.ts'
import type { Sessions } from '../http/callers/session.ts'
import { createSessions } from '../http/callers/session.ts'
import type { Route } from '../http/endpoints/mount-endpoint.ts'
import type { MediaStore } from '../ports.ts'
import type { QTestKeeping } from '../qtest/keeping.ts'
import { createAccounts } from '../stores/accounts.ts'
import { createAllowances } from '../stores/allowances.ts'
import { createChallenges } from '../stores/challenges.ts'
import { createGameShares } from '../stores/game-shares.ts'
import { createJournals } from '../stores/journals.ts'
import { createOrganisations } from '../stores/organisations.ts'
import { createOwnData } from '../stores/own-data.ts'
import { createPlays } from '../stores/plays.ts'
import { createRecoveryCodes } from '../stores/recovery-codes.ts'
import { createReports } from '../stores/reports.ts'
import { createSessionStore } from '../stores/sessions.ts'
import { createSetupTokens } from '../stores/setup-tokens.ts'
import { createSocialLogins } from '../stores/social-logins.ts'
import { createStaleAccounts } from '../stores/stale-accounts.ts'
import type { SharedPorts } from './server-ports.ts'

/** Accounts and their sessions, the calls of contract §4 and those of administrators. */
export interface AccountsAndAdmin {
  sessions: Sessions
  setUp: SetUp
  routes: Route[]
  /** Removes what was kept for its time. */
  runRetention(): Promise<RetentionCounts>
}

export const composeAccountsAndAdmin = (
  ports: SharedPorts & { media: MediaStore } & SquaresPorts &
    Pick<RetentionPorts, 'removeUnwantedMedia'> & { qtests: QTestKeeping; billing: BillingKeeping },
): AccountsAndAdmin => {
  const { config, database, clock, chance, isSecure, accountLimits } = ports
  const accounts = createAccounts(database)
  const sessions = createSessions({ store: createSessionStore(database), isSecure, chance, clock })
  const challenges = createChallenges(database)
  const allowances = createAllowances(database)
  const letters = createLetters({ allowances, clock })
  const codes = createCodes({ challenges, letters, clock })
  const sender = { brandName: config.BRAND_NAME, origin: config.PUBLIC_ORIGIN[0] }
  const organisations = createOrganisations(database)
  const socialLogins = createSocialLogins(database)
  const tokens = createSetupTokens(database)
  const setUp = createSetUp({ accounts, tokens, chance, clock, configured: config.ADMIN_SETUP_TOKEN })
  const journals = createJournals(database)
  const shares = createGameShares(database)
  const ownData = createOwnData(database)
  const reports = createReports(database)
  const plays = createPlays(database)
  const own = { journals, shares, ownData, reports, plays }
  const recoveryCodes = createRecoveryCodes(database)
  const inner = { ...ports, limits: accountLimits, accounts, letters, sender, allowances, recoveryCodes }
  const secondStep = createSecondStep(inner)
  const squares = createSquares(ports)
  const shared = { ...inner, ...own, squares, secondStep, sessions, codes, organisations, socialLogins, setUp }
  const retained = { ...shared, challenges, staleAccounts: createStaleAccounts(database) }
  return {
    sessions,
    setUp,
    routes: [
      ...signUpRoutes(shared),
      ...signInRoutes(shared),
      ...recoveryRoutes(shared),
      ...oneTimeCodeRoutes(shared),
      ...socialLoginRoutes(shared),
      ...profileRoutes(shared),
      ...statsRoutes(shared),
      ...ownDataRoutes(shared),
      ...termsRoutes(config.BRAND_NAME),
      ...setUpRoutes(shared),
      ...createUserRoutes(shared),
      ...organisationRoutes(shared),
    ],
    runRetention: () => runRetention(retained, clock.nowMs()),
  }
}
