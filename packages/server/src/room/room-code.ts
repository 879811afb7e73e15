import { randomInt } from 'node:crypto'
import { LIMITS } from '@quokka/core/limits'

/** Letters and digits that cannot be taken for one another on a projector; without vowels, so that no code is a word or a route. */
const ALPHABET = 'bcdfghjkmnpqrtvwxz3479'

const CODE = new RegExp(`^[${ALPHABET}]{${LIMITS.roomCodeCharacters}}$`)

/** Whether a text in lower case has the form of a code; not whether there is such a room. */
export const mayBeRoomCode = (text: string): boolean => CODE.test(text)

/** A code for a new room from the system's cryptographic source. It locates a room, it does not protect it (contract §1). */
export const newRoomCode = (): string =>
  Array.from({ length: LIMITS.roomCodeCharacters }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
