import { LIMITS } from '@quokka/core/limits'

/** Reads a room's code out of what somebody typed or pasted, a code in any case or a link that ends in one: no longer than a code is. */
export const readRoomCode = (text: string): string => {
  const trimmed = text.trim()
  const path = /^(?:https?:\/\/)?[^/\s]+\/([^/?#\s]+)/i.exec(trimmed)?.[1]
  return (path ?? trimmed).toLowerCase().replace(/\s/g, '').slice(0, LIMITS.roomCodeCharacters)
}

export const isRoomCode = (code: string): boolean => code.length === LIMITS.roomCodeCharacters
