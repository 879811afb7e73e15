import { createHash } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { Chance } from '../ports.ts'

/** A browser without a login, known by a cookie that only it has. */
export interface Guests {
  /** The credential behind a `Cookie` header; undefined when there is none, or none of ours. */
  readCredential(cookieHeader: string | undefined): { credential: string } | undefined
  /** A new guest: the credential, and the `Set-Cookie` line that gives the browser its half. */
  issueGuest(): { setCookie: string; credential: string }
}

const KEPT_SECONDS = 30 * 24 * 3_600
const TOKEN = /^[A-Za-z0-9_-]{22}$/

/** The server works with the hash alone: who reads its memory, logs or journals cannot act as the guest. */
const credentialOf = (token: string): string => `guest:${createHash('sha256').update(token).digest('base64url')}`

/** `isSecure` says that browsers reach the server through TLS: the cookie then is Secure and bound to the host by its name. */
export const createGuests = ({ isSecure, chance }: { isSecure: boolean; chance: Chance }): Guests => {
  const name = isSecure ? '__Host-qq_guest' : 'qq_guest'
  return {
    readCredential: (cookieHeader) => {
      const token = parseCookie(cookieHeader ?? '', { decode: (text) => text })[name]
      return token !== undefined && TOKEN.test(token) ? { credential: credentialOf(token) } : undefined
    },
    issueGuest: () => {
      const token = chance.newId()
      const setCookie = stringifySetCookie({
        name,
        value: token,
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
        secure: isSecure,
        maxAge: KEPT_SECONDS,
      })
      return { setCookie, credential: credentialOf(token) }
    },
  }
}
