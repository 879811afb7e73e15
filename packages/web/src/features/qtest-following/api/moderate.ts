import { lockQTest, removeQTestPlayer, restoreQTestPlayer, setQTestExtraTime } from '@quokka/contract/http'
import type { ExtraTime } from '@quokka/core/scoring'
import { call } from '../../../lib/calls/call.ts'

export const removeParticipant = (qtestId: string, participantId: string) =>
  call(removeQTestPlayer, { qtestId, participantId })

/** Lets somebody in again who was removed. */
export const restoreParticipant = (qtestId: string, participantId: string) =>
  call(restoreQTestPlayer, { qtestId, participantId })

export const setLock = (qtestId: string, locked: boolean) => call(lockQTest, { qtestId, locked })

/** How much more time a participant has, from the next question on. */
export const setExtraTime = (qtestId: string, participantId: string, extraTime: ExtraTime) =>
  call(setQTestExtraTime, { qtestId, participantId, extraTime })
