import { createHash } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'

const TOKEN = /^[A-Za-z0-9_-]{22}$/

/** Whether a text can be a token at all. */
export const isToken = (text: string): boolean => TOKEN.test(text)

/** The server works with the hash alone: a reader of its memory, tables or logs cannot act as the token's owner. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A cookie that holds a token of `Chance.newId`: HttpOnly, SameSite=Lax and, behind TLS, Secure and bound to the host by its name (contract §1). */
export const tokenCookie = (plainName: string, isSecure: boolean) => {
  const name = isSecure ? `__Host-${plainName}` : plainName
  const line = (value: string, maxAge: number): string =>
    stringifySetCookie({ name, value, httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure, maxAge })
  const text = (cookieHeader: string | undefined): string | undefined =>
    parseCookie(cookieHeader ?? '', { decode: (raw) => raw })[name]
  return {
    /** What a `Cookie` header says, unread. */
    text,
    /** The token's hash in a `Cookie` header; undefined when there is none, or none of ours. */
    read(cookieHeader: string | undefined): string | undefined {
      const token = text(cookieHeader)
      return token !== undefined && isToken(token) ? hashOfToken(token) : undefined
    },
    /** The `Set-Cookie` line that hands a token out. */
    give: line,
    /** The `Set-Cookie` line that takes it back. */
    take: (): string => line('', 0),
  }
}
