import type { Profile, SignedIn } from '@quokka/contract/http'
import type { UserType } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import type { Language } from '@quokka/languages'
import { isLanguage } from '@quokka/languages'
import type { Outcome } from '../lib/calls/call.ts'
import { chooseLanguage } from '../lib/language/language.ts'
import { browserStorage } from '../lib/page/page-storage.ts'
import { languageInUse, translate } from '../lib/text/translate.ts'
import { clearSession, isLoggedIn, patchSession, readSession, setLoggedIn } from './session.ts'

const USER_TYPE = 'userType'
const USER_ID = 'userId'

/** Who is signed in, as far as this tab knows. */
export interface Account {
  /** Empty until a new tab has fetched the profile, and for a profile without names. */
  name: string
  /** One of our avatars or an address; empty while there is none. */
  picture: string
  /** Missing in a browser that signed in before it was kept. */
  userType: string | null
}

/** Undefined for a visitor. */
export const readAccount = (): Account | undefined => {
  if (!isLoggedIn()) return undefined
  const { name = '', avatar = '' } = readSession()
  return { name, picture: avatar, userType: browserStorage().getItem(USER_TYPE) }
}

/** Undefined for a visitor, and in a browser that signed in before it was kept. */
export const readUserId = (): string | undefined => browserStorage().getItem(USER_ID) ?? undefined

interface Known {
  userType: UserType
  userId: string | null
  name: string
  email: string
  ageGroup: SignedIn['ageGroup']
  picture: string
}

const keep = ({ userType, userId, name, email, ageGroup, picture }: Known) => {
  setLoggedIn(true)
  browserStorage().setItem(USER_TYPE, userType)
  if (userId) browserStorage().setItem(USER_ID, userId)
  const playerName = Array.from(name.trim()).slice(0, LIMITS.playerNameCharacters).join('').trim()
  patchSession({
    ...(userId && { sessionId: userId }),
    ...(playerName && { name: playerName }),
    ...(email && { email }),
    ...(ageGroup && { ageGroup }),
    ...(picture && { avatar: picture }),
  })
}

/** Somebody has signed in: the details of whoever used the tab before are gone. */
export const keepSignedIn = (signedIn: SignedIn): void => {
  clearSession()
  keep({ ...signedIn, name: signedIn.userName })
}

/** Given and family name, else the user name; empty where there is none of them. */
export const nameOf = ({ given_name, family_name, username }: Profile): string =>
  `${given_name} ${family_name}`.trim() || username

const keepProfile = (profile: Profile): void =>
  keep({
    ...profile,
    userId: browserStorage().getItem(USER_ID),
    name: nameOf(profile),
    ageGroup: profile['custom:age_group'],
  })

/** The session on the server is over; what the tab knows of its player stays for the room that it may be in. */
export const forgetAccount = (): void => {
  setLoggedIn(false)
  browserStorage().removeItem(USER_TYPE)
  browserStorage().removeItem(USER_ID)
}

/** Fetches the profile into the session. A login that is over is forgotten without a word: the caller is a visitor. */
export const refreshAccount = async (): Promise<Outcome<Profile>> => {
  try {
    // Fetched on need: a player without an account never downloads the shape of a profile.
    const { fetchProfile } = await import('./profile.ts')
    const answer = await fetchProfile()
    if (answer.ok) keepProfile(answer.value)
    else if (answer.status === 401) forgetAccount()
    return answer
  } catch {
    return { ok: false, sentence: translate('lib:network') }
  }
}

/** Fetches the profile of somebody whom this tab does not know yet. The account's language comes before this browser's. Rule LG7. */
export const meetAccount = async (): Promise<void> => {
  const answer = await refreshAccount()
  const language = answer.ok ? (answer.value.language ?? '') : ''
  if (isLanguage(language) && language !== languageInUse()) await chooseLanguage(language).catch(() => {})
}

/** In a new tab the browser knows that somebody is signed in, but not who: asks once. */
export const fillSession = async (): Promise<void> => {
  if (isLoggedIn() && !readSession().email) await meetAccount()
}

/** Shows a language, in this browser from now on and, for whoever is signed in, wherever they sign in. Rules LG3, LG7. */
export const chooseOwnLanguage = async (language: Language): Promise<void> => {
  const showing = chooseLanguage(language)
  if (isLoggedIn()) {
    // Fetched on need, like everything that only members do.
    const { storeLanguage } = await import('./profile.ts')
    await Promise.all([showing, storeLanguage(language)])
  } else await showing
}
