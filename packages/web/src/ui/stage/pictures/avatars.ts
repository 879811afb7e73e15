import quokkaUrl from '../../art/avatar0.svg'
import kookaburraUrl from '../../art/avatar1.svg'
import koalaUrl from '../../art/avatar2.svg'
import wombatUrl from '../../art/avatar3.svg'
import platypusUrl from '../../art/avatar4.svg'

/** Our five faces, under the names that travel to the server: quokka, kookaburra, koala, wombat, platypus. */
export const AVATARS = ['avatar0', 'avatar1', 'avatar2', 'avatar3', 'avatar4'] as const
export type AvatarName = (typeof AVATARS)[number]

const URLS: Record<AvatarName, string> = {
  avatar0: quokkaUrl,
  avatar1: kookaburraUrl,
  avatar2: koalaUrl,
  avatar3: wombatUrl,
  avatar4: platypusUrl,
}

const isOurs = (name: string): name is AvatarName => Object.hasOwn(URLS, name)

/** Where a player's face is: one of ours (with or without `.svg`), a picture below /media/, or our quokka for anything else. */
export const avatarUrl = (avatar: string): string => {
  const name = avatar.replace(/\.svg$/, '')
  if (isOurs(name)) return URLS[name]
  return /^(?:\/media\/|data:image\/)/.test(avatar) ? avatar : quokkaUrl
}

export const DEFAULT_AVATAR_URL = quokkaUrl
