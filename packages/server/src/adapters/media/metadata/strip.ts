/**
 * Takes what a sound or film says of place, time, person and device out of its container, in the bytes that it is given, and cuts
 * off what follows the container. What is not known to be needed for playing goes; where that may not change places, zeros stay
 * behind. Undefined: this is no container that could be followed. Rule ME17.
 */
export type Strip = (bytes: Buffer) => Buffer | undefined

/** A container of more parts is refused: whole films of 20 MB have a tenth of them. */
export const MOST_PARTS = 300_000

/** Four characters as containers name their parts. */
export const nameAt = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 4)

/** The end of the ID3v2 tags at the beginning, which players skip in any format. */
export const endOfId3 = (bytes: Buffer): number => {
  let at = 0
  while (at + 10 <= bytes.length && bytes.toString('latin1', at, at + 3) === 'ID3') {
    const digits = [6, 7, 8, 9].map((place) => bytes.readUInt8(at + place) & 0x7f)
    const footer = (bytes.readUInt8(at + 5) & 0x10) === 0 ? 0 : 10
    at += 10 + footer + digits.reduce((size, digit) => size * 128 + digit, 0)
  }
  return Math.min(at, bytes.length)
}
