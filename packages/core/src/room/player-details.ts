import type { AgeGroup } from '../accounts/age-group.ts'
import { ageGroupFromWire, isYoung } from '../accounts/age-group.ts'
import { isEmail } from '../accounts/field-rules.ts'
import type { Result } from '../lib/result.ts'
import { ok, refuse } from '../lib/result.ts'
import { LIMITS } from '../limits.ts'
import type { RoomRefusal } from './commands.ts'

const AVATARS: readonly string[] = Array.from({ length: LIMITS.avatars }, (_, index) => `avatar${index}`)

/** Whether it is one of the drawn faces; any other is a member's own picture. */
export const isDrawn = (avatar: string): boolean => AVATARS.includes(avatar)

export interface PlayerDetails {
  avatar: string
  /** Null for the two young age groups and for members, whose account has it: checked for its form, then dropped. Rules RM4, AC18. */
  email: string | null
  ageGroup: AgeGroup
}

/** Reads what a player typed beside the name; the first failing field refuses. */
export const playerDetails = (sent: {
  email: string
  avatar: string
  ageGroup: string
  isMember: boolean
  ownPicture?: string | undefined
}): Result<PlayerDetails, RoomRefusal> => {
  const email = sent.email.trim()
  if (email === '') return refuse('player/email-empty')
  if (!isEmail(email)) return refuse('player/email-invalid')
  const ageGroup = ageGroupFromWire(sent.ageGroup)
  if (ageGroup === undefined) return refuse('player/age-group-invalid')
  const isOwnPicture = sent.avatar !== '' && sent.avatar === sent.ownPicture
  const avatar = isOwnPicture ? sent.avatar : sent.avatar.replace(/\.svg$/u, '')
  if (!isOwnPicture && !isDrawn(avatar)) return refuse('player/avatar-invalid')
  return ok({ avatar, email: sent.isMember || isYoung(ageGroup) ? null : email, ageGroup })
}
