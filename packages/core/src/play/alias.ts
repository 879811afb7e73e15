import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Random } from '../lib/random.ts'
import { seeded } from '../lib/random.ts'

const ALIAS_BYTES = 16

const digest = (seed: string, of: string): Uint8Array => sha256(utf8ToBytes(`${seed} ${of}`))

/** A name that nobody can guess who does not know the seed: 128 bits in hexadecimal, each time the same. */
export const aliasOf = (seed: string, of: string): string => bytesToHex(digest(seed, of).subarray(0, ALIAS_BYTES))

/** Chance that is each time the same. What it decides is seen by players, and tells nothing of the seed. */
export const chanceOf = (seed: string, of: string): Random => {
  const { buffer, byteOffset } = digest(seed, of)
  return seeded(new DataView(buffer, byteOffset).getUint32(0))
}
