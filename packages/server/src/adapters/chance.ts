import { randomBytes } from 'node:crypto'
import type { Chance } from '../ports.ts'

/** The operating system's cryptographic source. */
export const systemChance: Chance = {
  newId: () => randomBytes(16).toString('base64url'),
  seed: () => randomBytes(4).readUInt32LE(),
}
