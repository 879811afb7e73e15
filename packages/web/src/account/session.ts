import type { AgeGroup } from '@quokka/core/accounts'
import { AGE_GROUPS } from '@quokka/core/accounts'
import { browserStorage, tabStorage } from '../lib/page/page-storage.ts'

/** What a browser tab knows of its player between screens and across a reload. Rule WB12. */
export interface TabSession {
  /** The player's id in rooms. */
  sessionId?: string
  name?: string
  email?: string
  ageGroup?: AgeGroup
  avatar?: string
  isHost?: boolean
  /** The room that the tab is in, so that a reload returns to it. */
  roomId?: string
}

const LOGGED_IN = 'isLoggedIn'
/** What was typed into the details and not sent yet. */
export const TYPED_DETAILS = 'typedDetails'
const KEYS = ['sessionId', 'name', 'email', 'ageGroup', 'avatar', 'isHost', 'roomId', TYPED_DETAILS] as const

export const readSession = (storage: Storage = tabStorage()): TabSession => {
  const text = (key: keyof TabSession) => storage.getItem(key) || undefined
  const ageGroup = AGE_GROUPS.find((group) => group === text('ageGroup'))
  const found = {
    sessionId: text('sessionId'),
    name: text('name'),
    email: text('email'),
    ageGroup,
    avatar: text('avatar'),
    roomId: text('roomId'),
    isHost: text('isHost') === undefined ? undefined : text('isHost') === 'true',
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

export const patchSession = (changes: TabSession, storage: Storage = tabStorage()): void => {
  for (const [key, value] of Object.entries(changes)) storage.setItem(key, String(value))
}

/** Forgets the room, keeps the player. */
export const leaveRoomInSession = (storage: Storage = tabStorage()): void => {
  storage.removeItem('roomId')
  storage.removeItem('isHost')
}

export const clearSession = (storage: Storage = tabStorage()): void => {
  for (const key of KEYS) storage.removeItem(key)
}

/** Forgets the player, but offers the details again where they are asked for: somebody whom a room refused tries once more. */
export const askDetailsAgain = (storage: Storage = tabStorage()): void => {
  const player = playerOf(readSession(storage))
  const typed = player ? JSON.stringify(player) : storage.getItem(TYPED_DETAILS)
  clearSession(storage)
  if (typed !== null) storage.setItem(TYPED_DETAILS, typed)
}

/** The player's id, made on first need. Works without a secure context too, as on a school's own network. */
export const ensureSessionId = (storage: Storage = tabStorage()): string => {
  const known = storage.getItem('sessionId')
  if (known) return known
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const fresh = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  storage.setItem('sessionId', fresh)
  return fresh
}

export const isLoggedIn = (storage: Storage = browserStorage()): boolean => storage.getItem(LOGGED_IN) === 'true'

export const setLoggedIn = (is: boolean, storage: Storage = browserStorage()): void => {
  if (is) storage.setItem(LOGGED_IN, 'true')
  else storage.removeItem(LOGGED_IN)
}

/** Name, email, age group and avatar: what a room needs of a player. Undefined while one of them is missing. */
export const playerOf = ({ name, email, ageGroup, avatar }: TabSession) =>
  name && email && ageGroup && avatar ? { name, email, ageGroup, avatar } : undefined
