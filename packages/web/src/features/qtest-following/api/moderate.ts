import { lockQTest, removeQTestPlayer, restoreQTestPlayer } from '@quokka/contract/http'
import { call } from '../../../lib/calls/call.ts'

export const removeParticipant = (qtestId: string, participantId: string) =>
  call(removeQTestPlayer, { qtestId, participantId })

/** Lets somebody in again who was removed. */
export const restoreParticipant = (qtestId: string, participantId: string) =>
  call(restoreQTestPlayer, { qtestId, participantId })

export const setLock = (qtestId: string, locked: boolean) => call(lockQTest, { qtestId, locked })
