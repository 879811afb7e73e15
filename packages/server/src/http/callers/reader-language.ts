import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '@quokka/languages'
import {
  acceptedLanguages,
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_S,
  languageFor,
  ROOM_LANGUAGE_COOKIE,
} from '@quokka/languages'
import { parseCookie, stringifySetCookie } from 'cookie'

const languageIn = (cookieHeader: string, name: string): Language | undefined => {
  const named = parseCookie(cookieHeader)[name] ?? ''
  return isLanguage(named) ? named : undefined
}

/** The language that somebody has chosen in this browser. */
export const chosenLanguage = (cookieHeader = ''): Language | undefined => languageIn(cookieHeader, LANGUAGE_COOKIE)

/** The language in which somebody reads: the one chosen in this browser, else the room's, else the one that it asks for. Rules LG2, LG24. */
export const readerLanguage = ({
  cookie = '',
  'accept-language': asked,
}: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>): Language =>
  chosenLanguage(cookie) ?? languageIn(cookie, ROOM_LANGUAGE_COOKIE) ?? languageFor(acceptedLanguages(asked))

/** The `Set-Cookie` line that has a browser remember a language, as if it were chosen there. */
export const languageCookie = (language: Language, isSecure: boolean): string =>
  stringifySetCookie({
    name: LANGUAGE_COOKIE,
    value: language,
    sameSite: 'lax',
    path: '/',
    secure: isSecure,
    maxAge: LANGUAGE_COOKIE_S,
  })
