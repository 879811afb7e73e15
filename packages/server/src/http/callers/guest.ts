import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Chance, Clock } from '../../ports.ts'
import { hashOfToken, tokenCookie } from './token-cookie.ts'

/** A browser without a login, known by a cookie that only it has. */
export interface Guests {
  /** The credentials behind a `Cookie` header, the newest first; empty when there is none of ours. */
  credentialsIn(cookieHeader: string | undefined): string[]
  /** The credential for what a guest does from now on, and the `Set-Cookie` line that gives it to a browser without it. */
  present(cookieHeader: string | undefined): { credential: string; setCookie: string | undefined }
  /** A `Set-Cookie` line with which a browser becomes another guest, who leads to nothing that it was before. */
  replace(): string
}

const WEEK_MS = 7 * 24 * 3_600_000
/** A token is replaced in the week after the one it was made in, and counts for so many weeks. */
const COUNTS_WEEKS = 4

/** 128 random bits, the week in which they were given out (since 1970), and the server's signature below both. */
const SIGNED = /^([A-Za-z0-9_-]{22})\.([1-9]\d{0,5})\.([A-Za-z0-9_-]{22})$/
/** As servers gave it out before they signed. */
const UNSIGNED = /^[A-Za-z0-9_-]{22}$/
const BEFORE = '~'

const credentialOf = (id: string): string => `guest:${hashOfToken(id)}`

/**
 * A guest's cookie holds a token and, after it was replaced, the one before: rooms know a seat by the token that took it. A token
 * that the server did not sign is nobody's choice to make: it may still open the seat that it took once, and no new one.
 * `isSecure` says that browsers reach the server through TLS.
 */
export const createGuests = ({
  isSecure,
  secret,
  chance,
  clock,
}: {
  isSecure: boolean
  /** Known to this installation alone; with another one every guest is a new one. */
  secret: string
  chance: Chance
  clock: Clock
}): Guests => {
  const cookie = tokenCookie('qq_guest', isSecure)
  const thisWeek = () => Math.floor(clock.nowMs() / WEEK_MS)
  const digest = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)
  const sign = (id: string, week: number): string => `${id}.${week}.${digest(`signed ${id} ${week}`)}`

  /** The id in a token, and in which week it was signed; undefined for one that does not count (any more). */
  const read = (token: string): { id: string; week: number | undefined } | undefined => {
    if (UNSIGNED.test(token)) return { id: token, week: undefined }
    const [, id = '', week = '', signature = ''] = SIGNED.exec(token) ?? []
    const wanted = digest(`signed ${id} ${Number(week)}`)
    if (signature === '' || !timingSafeEqual(Buffer.from(signature), Buffer.from(wanted))) return undefined
    return thisWeek() - Number(week) > COUNTS_WEEKS ? undefined : { id, week: Number(week) }
  }
  const tokensIn = (cookieHeader: string | undefined): string[] => (cookie.text(cookieHeader) ?? '').split(BEFORE, 2)

  const keptSeconds = (COUNTS_WEEKS * WEEK_MS) / 1_000
  return {
    replace: () => cookie.give(sign(chance.newId(), thisWeek()), keptSeconds),
    credentialsIn: (cookieHeader) =>
      tokensIn(cookieHeader).flatMap((token) => {
        const known = read(token)
        return known === undefined ? [] : [credentialOf(known.id)]
      }),
    present: (cookieHeader) => {
      const [token = ''] = tokensIn(cookieHeader)
      const known = read(token)
      if (known?.week === thisWeek()) return { credential: credentialOf(known.id), setCookie: undefined }
      // The same for all calls that a browser makes at once: it keeps one of their answers. What anybody can have chosen leads to
      // nothing that somebody else can have as well.
      const id = known?.week === undefined ? chance.newId() : digest(`after ${token} ${thisWeek()}`)
      const tokens = [sign(id, thisWeek()), ...(known === undefined ? [] : [token])]
      return { credential: credentialOf(id), setCookie: cookie.give(tokens.join(BEFORE), keptSeconds) }
    },
  }
}
