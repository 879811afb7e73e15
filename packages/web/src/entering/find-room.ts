import type { DoorRefusal, OwnSeat } from '@quokka/contract/http'
import { checkRoomId } from '@quokka/contract/http'
import type { ShareSource } from '@quokka/core/share-sources'
import { call } from '../lib/calls/call.ts'
import { followRoom } from '../lib/language/language.ts'
import { isRoomCode } from './room-code.ts'

export type FoundRoom =
  /** `ownSeat` is the seat that this browser has there already. */
  | { is: 'open'; ownSeat: OwnSeat | null; safeNames: boolean }
  | { is: 'misspelt' }
  | { is: 'unknown' }
  /** It gives this browser no seat. */
  | { is: 'refused'; why: DoorRefusal }
  /** The question could not be put; the sentence says why. */
  | { is: 'unanswered'; sentence: string }

/** Whether a room with this code is open and takes this browser in, for a visitor who may have followed a shared link. Rules WB4, WB32. */
export const findRoom = async (code: string, source?: ShareSource): Promise<FoundRoom> => {
  if (!isRoomCode(code)) return { is: 'misspelt' }
  const answer = await call(checkRoomId, { roomId: code, ...(source && { source }) })
  if (!answer.ok) return { is: 'unanswered', sentence: answer.sentence }
  const { roomIdExistsFlag, ownSeat, safeNames, language, refusal } = answer.value
  followRoom(language)
  if (refusal) return { is: 'refused', why: refusal }
  return roomIdExistsFlag ? { is: 'open', ownSeat, safeNames } : { is: 'unknown' }
}
