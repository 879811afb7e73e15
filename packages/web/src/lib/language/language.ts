import type { Language } from '@quokka/languages'
import {
  directionOf,
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_S,
  languageFor,
  ROOM_LANGUAGE_COOKIE,
} from '@quokka/languages'
import { useSyncExternalStore } from 'react'
import type { Catalogue } from '../text/translate.ts'
import { languageInUse, speak } from '../text/translate.ts'
import { catalogueOf } from './catalogues.ts'
import type { Part } from './parts.ts'
import { partsFor } from './parts.ts'

const listeners = new Set<() => void>()

/** Of each part that a screen has asked for, when it can be said. */
const parts = new Map<Part, Promise<void>>()
let catalogues = new Map<Part, Catalogue>()

/** Undefined until the first part: the language that the page came in is the server's choice (a cookie, or what the browser asks for). */
let wanted: Language | undefined
let switching: Promise<void> = Promise.resolve()

const say = (language: Language): void => {
  speak(language, [...catalogues.values()])
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  for (const listener of listeners) listener()
}

const load = async (part: Part): Promise<void> => {
  await switching
  wanted ??= languageFor([document.documentElement.lang])
  const language = wanted
  const catalogue = await catalogueOf(language, part)
  // Another language was chosen meanwhile.
  if (language !== wanted) return load(part)
  catalogues.set(part, catalogue)
  say(language)
}

/** Resolves when everything of a part can be said; where it cannot be had, the next call tries again. */
export const loadPart = async (part: Part): Promise<void> => {
  const loading = partsFor(part).map((one) => {
    const found = parts.get(one)
    if (found !== undefined) return found
    const begun = load(one)
    parts.set(one, begun)
    begun.catch(() => parts.delete(one))
    return begun
  })
  await Promise.all(loading)
}

const change = async (language: Language, before: Language): Promise<void> => {
  try {
    const read = async (part: Part) => [part, await catalogueOf(language, part)] as const
    const found = await Promise.all([...parts.keys()].map(read))
    // The last choice stays, whichever catalogue comes first.
    if (language !== wanted) return
    catalogues = new Map(found)
    say(language)
  } catch (error) {
    if (language === wanted) wanted = before
    throw error
  }
}

/** Says everything in another language, at once on every screen; nothing is remembered. Rejects where its catalogues cannot be had. */
export const showLanguage = (language: Language): Promise<void> => {
  wanted = language
  const changing = change(language, languageInUse())
  switching = changing.catch(() => {})
  return changing
}

const keepCookie = (cookie: string): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and WebKit.
  document.cookie = `${cookie}; Path=/; SameSite=Lax${secure}`
}

const hasCookie = (name: string): boolean => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))

/** The same, and in this browser from now on. */
export const chooseLanguage = (language: Language): Promise<void> => {
  keepCookie(`${LANGUAGE_COOKIE}=${language}; Max-Age=${LANGUAGE_COOKIE_S}`)
  return showLanguage(language)
}

/** Shows a room in the language of its host to whoever has chosen none in this browser. Rules LG23, LG25. */
export const followRoom = (language: string | null): void => {
  if (language === null || !isLanguage(language) || hasCookie(LANGUAGE_COOKIE)) return
  keepCookie(`${ROOM_LANGUAGE_COOKIE}=${language}`)
  // Where its sentences cannot be had, the one in use stays.
  if (language !== wanted) showLanguage(language).catch(() => {})
}

/** Outside a room the language is the reader's again. Rule LG26. */
export const leaveRoomLanguage = (): void => {
  if (!hasCookie(ROOM_LANGUAGE_COOKIE)) return
  keepCookie(`${ROOM_LANGUAGE_COOKIE}=; Max-Age=0`)
  if (!hasCookie(LANGUAGE_COOKIE)) showLanguage(languageFor(navigator.languages)).catch(() => {})
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The language in use; whatever uses it is drawn again when that changes, with all that stands in it. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, languageInUse)
