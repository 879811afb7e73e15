import type { ClientToServerFrame } from '@quokka/contract/socket'
import type { AgeGroup, QuizType } from '@quokka/core/accounts'
import { categoriesOfInterest } from '@quokka/core/quiz'
import type { Room, SourceQuiz } from '@quokka/core/room'
import { played, seatOf } from '@quokka/core/room'

/** What a host wants the room to play next: one quiz, the same one, or other questions of some categories than those that it has played. */
export type WantedQuiz =
  | { quizId: string }
  | { source: SourceQuiz }
  | { categories: readonly string[]; ageGroup: AgeGroup | undefined; played: readonly string[] }

const drawnFor = (room: Room, categories: readonly string[]): WantedQuiz => ({
  categories,
  ageGroup: seatOf(room, room.hostCredential)?.ageGroup,
  played: played(room),
})

const INTEREST_BASED: QuizType = 'Interest Based'

/** The quiz that a frame names (contract §10). */
export const wantedQuiz = (
  room: Room,
  { categories, quizType }: Extract<ClientToServerFrame, { action: 'updateQuiz' }>['payload'],
): WantedQuiz => (quizType === INTEREST_BASED ? drawnFor(room, categories) : { quizId: categories[0] ?? '' })

/**
 * What playing again means: undefined for the same quiz, which the room has; a quiz from categories is drawn again, and one that a
 * journal from before holds itself is to be stored by its content. Rule IN7.
 */
export const wantedAgain = (room: Room): WantedQuiz | undefined => {
  if (room.phase !== 'podium') return undefined
  const { contentHash, source } = room.stored
  if (source.quizType !== INTEREST_BASED) return contentHash === null ? { source } : undefined
  const categories = categoriesOfInterest(source.quizId)
  return categories && drawnFor(room, categories)
}
