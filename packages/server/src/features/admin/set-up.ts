import { setUpAdmin } from '@quokka/contract/http'
import { checkForm, SIGN_UP_FORM } from '@quokka/core/accounts'
import { ok } from '@quokka/core/lib'
import { chosenLanguage } from '../../http/callers/reader-language.ts'
import type { Sessions } from '../../http/callers/session.ts'
import { hashOfToken } from '../../http/callers/token-cookie.ts'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import { invalidField } from '../../http/replies/invalid-field.ts'
import type { Chance, Clock } from '../../ports.ts'
import { refusalOfPassword } from '../../signing-in/password-choice.ts'
import type { SecretHashes } from '../../signing-in/password-hash.ts'
import { signedIn } from '../../signing-in/signed-in.ts'
import type { Accounts } from '../../stores/accounts.ts'
import type { SetupTokens } from '../../stores/setup-tokens.ts'

/**
 * How an installation gets its first administrator: by a token that works once. One is made at a start without any
 * administrator and told to the operator alone; of those that several servers make each works on all of them, until there is an
 * administrator. Another may be set by the operator, e.g. when the only one lost the phone.
 */
export interface SetUp {
  /** The token to tell the operator; undefined when there is an administrator, or the operator has set a token. */
  tokenToTell(): Promise<string | undefined>
  /** Whether a token would work; it is not used up. */
  isLive(token: string): Promise<boolean>
  /** Uses a token up; false when it is none, or was used before. */
  use(token: string): Promise<boolean>
}

export const createSetUp = ({
  accounts,
  tokens,
  chance,
  clock,
  configured,
}: {
  accounts: Pick<Accounts, 'hasAdmin'>
  tokens: SetupTokens
  chance: Chance
  clock: Clock
  /** The token of the configuration. */
  configured: string | undefined
}): SetUp => {
  let made: string | undefined
  // Compared by their hashes, whose first different character tells nothing of the token.
  const isConfigured = (hash: string): boolean => configured !== undefined && hashOfToken(configured) === hash
  return {
    async tokenToTell() {
      if (configured !== undefined || (await accounts.hasAdmin())) return undefined
      if (made === undefined) {
        made = chance.newId()
        await tokens.add(hashOfToken(made), clock.nowMs())
      }
      return made
    },
    async isLive(token) {
      const hash = hashOfToken(token)
      if (isConfigured(hash)) return !(await tokens.isUsed(hash))
      return (await tokens.isMade(hash)) && !(await accounts.hasAdmin())
    },
    async use(token) {
      const hash = hashOfToken(token)
      if (isConfigured(hash)) return tokens.use(hash, clock.nowMs())
      return !(await accounts.hasAdmin()) && (await tokens.useMade(hash))
    },
  }
}

interface SetUpPorts {
  accounts: Accounts
  sessions: Sessions
  hashes: SecretHashes
  setUp: SetUp
  chance: Chance
  clock: Clock
}

export const setUpRoutes = ({ accounts, sessions, hashes, setUp, chance, clock }: SetUpPorts): Route[] => [
  route(setUpAdmin, async ({ body, session, sent, setCookie }) => {
    const { setupToken, password } = body
    const userName = body.username.trim()
    const email = body.email.trim()
    const failures = checkForm(SIGN_UP_FORM, { username: userName, email, password, age_group: '18+' })
    if (failures.length > 0) return { ok: false, refusal: invalidField(failures) }
    const refusal = await refusalOfPassword(password, { userName, email })
    if (refusal !== undefined) return { ok: false, refusal }
    // Whoever has no token must not learn who has an account.
    if (!(await setUp.isLive(setupToken.trim()))) return { ok: false, refusal: { code: 'account/invalid-setup-token' } }
    // Asked before the token is spent on it.
    if (!(await accounts.isNameFree(userName))) return { ok: false, refusal: { code: 'account/username-taken' } }
    if (await accounts.isEmailInUse(email)) return { ok: false, refusal: { code: 'account/email-taken' } }
    if (!(await setUp.use(setupToken.trim()))) return { ok: false, refusal: { code: 'account/invalid-setup-token' } }
    const userId = chance.newId()
    const created = await accounts.create(
      {
        userId,
        userName,
        email,
        passwordHash: await hashes.hash(password),
        userType: 'ADMIN',
        ageGroup: '18+',
        isConfirmed: true,
        language: chosenLanguage(sent.cookie),
      },
      clock.nowMs(),
    )
    const account = await accounts.byId(userId)
    if (created !== 'created' || account === undefined)
      return { ok: false, refusal: { code: 'account/username-taken' } }
    setCookie(await sessions.begin(account, false, session))
    return ok(signedIn(account, false))
  }),
]
