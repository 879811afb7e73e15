import quokkaUrl from '../art/avatar0.svg'
import kookaburraUrl from '../art/avatar1.svg'
import koalaUrl from '../art/avatar2.svg'
import wombatUrl from '../art/avatar3.svg'
import platypusUrl from '../art/avatar4.svg'

/** Our five faces, under the names that travel to the server. */
export const AVATARS = ['avatar0.svg', 'avatar1.svg', 'avatar2.svg', 'avatar3.svg', 'avatar4.svg'] as const
export type AvatarName = (typeof AVATARS)[number]

const URLS: Record<AvatarName, string> = {
  'avatar0.svg': quokkaUrl,
  'avatar1.svg': kookaburraUrl,
  'avatar2.svg': koalaUrl,
  'avatar3.svg': wombatUrl,
  'avatar4.svg': platypusUrl,
}

const isOurs = (name: string): name is AvatarName => name in URLS

/** Where a player's face is: one of ours, a picture of a profile, or our quokka for anything else. */
export const avatarUrl = (name: string): string => {
  if (isOurs(name)) return URLS[name]
  return /^(\/|https?:|data:image\/)/.test(name) ? name : quokkaUrl
}

export const DEFAULT_AVATAR_URL = quokkaUrl
