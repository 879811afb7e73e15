import { createCodes } from './account/codes.ts'
import type { Config } from './config.ts'
import { oneTimeCodeRoutes } from './features/accounts/one-time-code.ts'
import { recoveryRoutes } from './features/accounts/recovery.ts'
import { signInRoutes } from './features/accounts/sign-in.ts'
import { signUpRoutes } from './features/accounts/sign-up.ts'
import { termsRoutes } from './features/accounts/terms.ts'
import { createUserRoutes } from './features/admin/create-user.ts'
import { organisationRoutes } from './features/admin/organisations.ts'
import type { SetUp } from './features/admin/set-up.ts'
import { createSetUp, setUpRoutes } from './features/admin/set-up.ts'
import { authoringRoutes } from './features/authoring/routes.ts'
import type { Route } from './http/mount-endpoint.ts'
import type { RateLimiter } from './http/rate-limit.ts'
import type { Sessions } from './http/session.ts'
import { createSessions } from './http/session.ts'
import type { Background, Chance, Clock, Database, Mailer } from './ports.ts'
import { createAccounts } from './stores/accounts.ts'
import { createChallenges } from './stores/challenges.ts'
import { createOrganisations } from './stores/organisations.ts'
import { createSessionStore } from './stores/sessions.ts'
import { createSetupTokens } from './stores/setup-tokens.ts'

export interface AccountsPorts {
  config: Pick<Config, 'BRAND_NAME' | 'PUBLIC_ORIGIN' | 'ADMIN_SETUP_TOKEN'>
  isSecure: boolean
  database: Database
  clock: Clock
  chance: Chance
  limits: RateLimiter
  mailer: Mailer
  background: Background
}

/** Accounts, their sessions and the calls of contract §4. */
export interface OpenAccounts {
  sessions: Sessions
  setUp: SetUp
  routes: Route[]
}

export const openAccounts = (ports: AccountsPorts): OpenAccounts => {
  const { config, database, clock, chance, isSecure } = ports
  const accounts = createAccounts(database)
  const sessions = createSessions({ store: createSessionStore(database), isSecure, chance, clock })
  const codes = createCodes({ challenges: createChallenges(database), clock })
  const sender = { brandName: config.BRAND_NAME, origin: config.PUBLIC_ORIGIN[0] }
  const organisations = createOrganisations(database)
  const tokens = createSetupTokens(database)
  const setUp = createSetUp({ accounts, tokens, chance, clock, configured: config.ADMIN_SETUP_TOKEN })
  const shared = { ...ports, accounts, sessions, codes, sender, organisations, setUp }
  return {
    sessions,
    setUp,
    routes: [
      ...signUpRoutes(shared),
      ...signInRoutes(shared),
      ...recoveryRoutes(shared),
      ...oneTimeCodeRoutes(shared),
      ...termsRoutes(config.BRAND_NAME),
      ...setUpRoutes(shared),
      ...createUserRoutes(shared),
      ...organisationRoutes(shared),
      ...authoringRoutes(shared),
    ],
  }
}
