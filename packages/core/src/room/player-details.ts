import type { AgeGroup } from '../accounts/age-group.ts'
import { ageGroupFromWire, isYoung } from '../accounts/age-group.ts'
import { isEmail } from '../accounts/field-rules.ts'
import type { Result } from '../lib/result.ts'
import { ok, refuse } from '../lib/result.ts'
import { LIMITS } from '../limits.ts'
import type { RoomRefusal } from './commands.ts'

const AVATARS: readonly string[] = Array.from({ length: LIMITS.avatars }, (_, index) => `avatar${index}`)

/** Control, bidirectional and other invisible characters, which can disguise a name. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu

/** A name in the form in which it is kept: compatibility characters unified, invisible ones gone, one space between words. Rule RM5. */
export const cleanName = (name: string): string =>
  name.normalize('NFKC').replace(INVISIBLE, '').trim().replace(/\s+/gu, ' ')

export interface PlayerDetails {
  name: string
  avatar: string
  /** Null for the two young age groups and for members, whose account has it: checked for its form, then dropped. Rules RM4, AC18. */
  email: string | null
  ageGroup: AgeGroup
}

/** Reads what a player typed; the first failing field refuses. */
export const playerDetails = (sent: {
  name: string
  email: string
  avatar: string
  ageGroup: string
  isMember: boolean
  ownPicture?: string | undefined
}): Result<PlayerDetails, RoomRefusal> => {
  const name = cleanName(sent.name)
  if (name === '') return refuse('player/name-empty')
  if (Array.from(name).length > LIMITS.playerNameCharacters) return refuse('player/name-too-long')
  const email = sent.email.trim()
  if (email === '') return refuse('player/email-empty')
  if (!isEmail(email)) return refuse('player/email-invalid')
  const ageGroup = ageGroupFromWire(sent.ageGroup)
  if (ageGroup === undefined) return refuse('player/age-group-unknown')
  const isOwnPicture = sent.avatar !== '' && sent.avatar === sent.ownPicture
  const avatar = isOwnPicture ? sent.avatar : sent.avatar.replace(/\.svg$/u, '')
  if (!isOwnPicture && !AVATARS.includes(avatar)) return refuse('player/avatar-unknown')
  return ok({ name, avatar, email: sent.isMember || isYoung(ageGroup) ? null : email, ageGroup })
}
