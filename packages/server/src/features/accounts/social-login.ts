import type { SocialProvider } from '@quokka/contract/http'
import { facebookLogin, getToken, googleLogin, socialProviders } from '@quokka/contract/http'
import { isEmail, personName } from '@quokka/core/accounts'
import type { Result } from '@quokka/core/lib'
import { ok } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import type { Language } from '@quokka/languages'
import { chosenLanguage } from '../../http/callers/reader-language.ts'
import { hashOfToken } from '../../http/callers/token-cookie.ts'
import type { Call, Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import type { Refusal } from '../../http/replies/refusals.ts'
import type { Identity, IdentityProviders } from '../../ports.ts'
import { keepLanguage } from '../../signing-in/keep-language.ts'
import { signedIn } from '../../signing-in/signed-in.ts'
import type { Account, NewAccount } from '../../stores/accounts.ts'
import type { SocialLogins } from '../../stores/social-logins.ts'
import type { AccountPorts } from './account-ports.ts'

/** How long somebody may take at the provider. */
const LASTS_MS = 10 * 60_000

export interface SocialLoginPorts extends Pick<AccountPorts, 'accounts' | 'sessions' | 'clock' | 'chance'> {
  providers: IdentityProviders
  socialLogins: SocialLogins
}

/** The address to which the provider sent the browser, with everything that it added: all of it is checked. */
const addressAt = (redirectUri: string, added: Readonly<Record<string, unknown>>): URL => {
  const address = new URL(redirectUri)
  for (const [name, values] of Object.entries(added))
    for (const value of [values].flat()) address.searchParams.append(name, String(value))
  return address
}

/** A name that the profile's form would take; others are left for their owner to write. */
const fitting = (name: string): string =>
  personName(name) === undefined && Array.from(name).length <= LIMITS.personNameCharacters ? name.trim() : ''

/** Signing in at a provider that vouches for somebody. Rules SL1 to SL12. */
export const socialLoginRoutes = (ports: SocialLoginPorts): Route[] => {
  const { accounts, sessions, clock, chance, providers, socialLogins } = ports

  const begin = async (
    name: SocialProvider,
    { credential, origin }: Pick<Call<unknown>, 'credential' | 'origin'>,
  ): Promise<Result<string, Refusal>> => {
    const provider = providers.get(name)
    if (provider === undefined) return { ok: false, refusal: { code: 'social/unknown-provider' } }
    if (origin === undefined) return { ok: false, refusal: { code: 'request/unreadable' } }
    const redirectUri = `${origin}/redirect/login`
    const begun = await provider.begin(redirectUri)
    if (begun === undefined) return { ok: false, refusal: { code: 'social/failed' } }
    const { address, state, nonce, verifier } = begun
    await socialLogins.begin({
      stateHash: hashOfToken(state),
      provider: name,
      nonce,
      verifier,
      // A code that comes back in another browser would sign somebody in to a stranger's account.
      credential: credential(),
      redirectUri,
      expiresAtMs: clock.nowMs() + LASTS_MS,
    })
    return ok(address)
  }

  const newcomer = (
    email: string,
    { givenName, familyName }: Identity,
    language: Language | undefined,
  ): NewAccount => ({
    userId: chance.newId(),
    userName: null,
    email,
    passwordHash: null,
    userType: 'REGULAR',
    ageGroup: null,
    givenName: fitting(givenName),
    familyName: fitting(familyName),
    isConfirmed: true,
    language,
  })

  /** The account of whoever came back; `user` is whom the browser is signed in as. */
  const accountOf = async (
    identity: Identity,
    { user, sent }: Pick<Call<unknown>, 'user' | 'sent'>,
  ): Promise<Result<Account, Refusal>> => {
    const userId = await socialLogins.userIdOf(identity)
    const known = userId === undefined ? undefined : await accounts.byId(userId)
    if (known !== undefined) return ok(known)

    const email = identity.verifiedEmail?.trim()
    if (email === undefined || !isEmail(email)) return { ok: false, refusal: { code: 'social/no-email' } }
    if (user?.email.toLowerCase() === email.toLowerCase()) {
      await socialLogins.link(identity, user.userId)
      return ok(user)
    }
    const account = newcomer(email, identity, chosenLanguage(sent.cookie))
    const created = await socialLogins.createAccount(account, identity, clock.nowMs())
    const made = created === 'created' ? await accounts.byId(account.userId) : undefined
    return made === undefined ? { ok: false, refusal: { code: 'social/email-taken' } } : ok(made)
  }

  return [
    route(socialProviders, () => ok({ providers: [...providers.keys()] })),
    route(googleLogin, (call) => begin('google', call)),
    route(facebookLogin, (call) => begin('facebook', call)),
    route(getToken, async ({ body, credentials, session, user, sent, origin, setCookie }) => {
      const begun = await socialLogins.take(hashOfToken(body.state), credentials(), clock.nowMs())
      if (begun === undefined) return { ok: false, refusal: { code: 'social/failed' } }
      const provider = providers.get(begun.provider)
      if (provider === undefined) return { ok: false, refusal: { code: 'social/unknown-provider' } }
      const expected = { state: body.state, nonce: begun.nonce, verifier: begun.verifier }
      const identity = await provider.complete(addressAt(begun.redirectUri, body), expected)
      if (identity === undefined) return { ok: false, refusal: { code: 'social/failed' } }
      const found = await accountOf(identity, { user, sent })
      if (!found.ok) return found
      if (found.value.isDisabled) return { ok: false, refusal: { code: 'account/disabled' } }
      await accounts.seen(found.value.userId, clock.nowMs())
      setCookie(await sessions.begin(found.value, false, session))
      keepLanguage(found.value, { origin, setCookie })
      return ok(signedIn(found.value, false))
    }),
  ]
}
