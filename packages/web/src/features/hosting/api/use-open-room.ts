import { createInvite } from '@quokka/contract/http'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { readSession } from '../../../lib/session.ts'
import type { Modes } from '../mode-dialog.tsx'

export type Opened = { ok: true; roomId: string } | { ok: false; sentence: string; tone: 'info' | 'bad' }

/** Opens a room for one quiz; the caller becomes its host. */
export const useOpenRoom = () => {
  const [isOpening, setIsOpening] = useState(false)
  const openRoom = async (quizId: string, modes: Modes): Promise<Opened> => {
    setIsOpening(true)
    const { ageGroup } = readSession()
    const answer = await call(createInvite, { quizId, ...modes, ...(ageGroup && { ageGroup }) })
    setIsOpening(false)
    if (!answer.ok) return { ok: false, sentence: answer.sentence, tone: 'bad' }
    if (answer.value.status === 'Error') return { ok: false, sentence: answer.value.errorMessage, tone: 'info' }
    return { ok: true, roomId: answer.value.roomId }
  }
  return { isOpening, openRoom }
}
