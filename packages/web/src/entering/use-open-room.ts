import { createInvite } from '@quokka/contract/http'
import { isYoung } from '@quokka/core/accounts'
import type { InterestWish } from '@quokka/core/quiz'
import type { Language } from '@quokka/languages'
import { useState } from 'react'
import { ensureSessionId, patchSession, playerOf, readSession } from '../account/session.ts'
import { call } from '../lib/calls/call.ts'
import { saidError } from '../lib/language/said.ts'
import { useNavigate } from '../lib/navigation/location.tsx'
import { paths, waitingRoomOf } from '../lib/navigation/paths.ts'

/** For whom and how hard questions are drawn; what is left out is everybody's. */
export type DrawWish = Omit<InterestWish, 'categories'>

/** How a room plays its quiz. */
export interface Modes {
  randomizeQuestion: boolean
  hostMode: boolean
  showAnswer: boolean
  /** Left out, the host's age group decides. */
  safeNames?: boolean
  /** No points for speed, and no sound of a clock. */
  calm?: boolean
  /** The host's, where everybody is to see the room in it. */
  language?: Language
}

/** A room plays so unless its host wants it otherwise. */
export const USUAL_MODES: Modes = { randomizeQuestion: false, hostMode: false, showAnswer: true }

export interface RoomNotOpened {
  text: string
  tone: 'info' | 'bad'
}

interface OpenRoom {
  /** A quiz, or categories to draw from. */
  play: { quizId: string } | (DrawWish & { categories: string[] })
  modes: Modes
  /** Where leaving the waiting room leads. */
  backToPath: string
}

/** Opens a room and leads the caller, its host, to the waiting room or to what its seat still lacks; answers why it was not opened. */
export const useOpenRoom = () => {
  const [isOpening, setIsOpening] = useState(false)
  const navigate = useNavigate()
  const openRoom = async ({ play, modes, backToPath }: OpenRoom): Promise<RoomNotOpened | undefined> => {
    setIsOpening(true)
    const { ageGroup } = readSession()
    // Grown-ups draw for anybody unless they say for whom.
    const isSaid = 'categories' in play && ageGroup !== undefined && !isYoung(ageGroup)
    const answer = await call(createInvite, { ...(ageGroup && !isSaid && { ageGroup }), ...modes, ...play })
    setIsOpening(false)
    if (!answer.ok) return { text: answer.sentence, tone: 'bad' }
    if (answer.value.status === 'Error') return { text: await saidError(answer.value), tone: 'info' }
    const { roomId } = answer.value
    ensureSessionId()
    patchSession({ roomId, isHost: true })
    // A member may lack a picture, which every seat has: it is asked for on the way in.
    if (playerOf(readSession())) navigate(waitingRoomOf(roomId), { state: { backToPath } })
    else navigate(paths.joinRoom, { state: { roomId } })
    return undefined
  }
  return { isOpening, openRoom }
}
