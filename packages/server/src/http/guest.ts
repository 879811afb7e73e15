import type { Chance } from '../ports.ts'
import { hashOfToken, tokenCookie } from './token-cookie.ts'

/** A browser without a login, known by a cookie that only it has. */
export interface Guests {
  /** The credential behind a `Cookie` header; undefined when there is none, or none of ours. */
  readCredential(cookieHeader: string | undefined): { credential: string } | undefined
  /** A new guest: the credential, and the `Set-Cookie` line that gives the browser its half. */
  issueGuest(): { setCookie: string; credential: string }
}

const KEPT_SECONDS = 30 * 24 * 3_600

const credentialOf = (tokenHash: string): string => `guest:${tokenHash}`

/** `isSecure` says that browsers reach the server through TLS. */
export const createGuests = ({ isSecure, chance }: { isSecure: boolean; chance: Chance }): Guests => {
  const cookie = tokenCookie('qq_guest', isSecure)
  return {
    readCredential: (cookieHeader) => {
      const tokenHash = cookie.read(cookieHeader)
      return tokenHash === undefined ? undefined : { credential: credentialOf(tokenHash) }
    },
    issueGuest: () => {
      const token = chance.newId()
      return { setCookie: cookie.give(token, KEPT_SECONDS), credential: credentialOf(hashOfToken(token)) }
    },
  }
}
