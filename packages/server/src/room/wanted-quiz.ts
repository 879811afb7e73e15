import type { ClientToServerFrame } from '@quokka/contract/socket'
import type { QuizType } from '@quokka/core/accounts'
import { ageGroupFromWire, isYoung } from '@quokka/core/accounts'
import type { InterestWish } from '@quokka/core/quiz'
import { interestOfQuizId } from '@quokka/core/quiz'
import type { Room, SourceQuiz } from '@quokka/core/room'
import { played, seatOf } from '@quokka/core/room'

/** What a host wants the room to play next: one quiz, the same one, or other questions of some categories than those that it has played. */
export type WantedQuiz = { quizId: string } | { source: SourceQuiz } | (InterestWish & { played: readonly string[] })

/** A young host plays with the young, unless they are told otherwise; who is grown up may play with anybody. */
const drawnFor = (room: Room, wish: InterestWish): WantedQuiz => {
  const own = seatOf(room, room.hostCredential)?.ageGroup
  return { ...wish, ageGroup: wish.ageGroup ?? (own && isYoung(own) ? own : undefined), played: played(room) }
}

const INTEREST_BASED: QuizType = 'Interest Based'

/** The quiz that a frame names (contract §10). */
export const wantedQuiz = (
  room: Room,
  { quizType, ageGroup, ...wish }: Extract<ClientToServerFrame, { action: 'updateQuiz' }>['payload'],
): WantedQuiz =>
  quizType === INTEREST_BASED
    ? drawnFor(room, { ...wish, ageGroup: ageGroup && ageGroupFromWire(ageGroup) })
    : { quizId: wish.categories[0] ?? '' }

/**
 * What playing again means: undefined for the same quiz, which the room has; a quiz from categories is drawn again, and one that a
 * journal from before holds itself is to be stored by its content. Rule IN7.
 */
export const wantedAgain = (room: Room): WantedQuiz | undefined => {
  if (room.phase !== 'podium') return undefined
  const { contentHash, source } = room.stored
  if (source.quizType !== INTEREST_BASED) return contentHash === null ? { source } : undefined
  const wish = interestOfQuizId(source.quizId)
  return wish && drawnFor(room, wish)
}
