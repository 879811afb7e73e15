import type { OwnRoom } from '@quokka/contract/http'
import { getOwnRoom } from '@quokka/contract/http'
import { useEffect, useState } from 'react'
import { call } from '../lib/calls/call.ts'

/** The open room in which this browser has a seat; undefined without one, until that is known, and when it cannot be asked. Rule WB26. */
export const useOwnRoom = (): OwnRoom | undefined => {
  const [room, setRoom] = useState<OwnRoom>()
  useEffect(() => {
    let isGone = false
    call(getOwnRoom, {}).then(
      (answer) => {
        if (!isGone && answer.ok && answer.value.ownRoom) setRoom(answer.value.ownRoom)
      },
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [])
  return room
}
