import type { Result } from '../lib/result.ts'
import { ok, refuse } from '../lib/result.ts'
import type { Circumstances } from '../play/circumstances.ts'
import { readName } from '../play/read-name.ts'
import type { RoomRefusal } from './commands.ts'
import { looksLike } from './look-alikes.ts'

/** Reads a name; `hostName` is the one that nobody else may seem to have, null for the host's own. Rules RM5, RM27. */
export const playerName = (
  sent: string,
  { hostName, maskRudeWords }: { hostName: string | null } & Pick<Circumstances, 'maskRudeWords'>,
): Result<string, RoomRefusal> => {
  const name = readName(sent)
  if (!name.ok) return name
  if (hostName !== null && looksLike(name.value, hostName)) return refuse('player/name-of-host')
  return ok(maskRudeWords(name.value))
}
