import type { ClientToServerFrame } from '@quokka/contract/socket'
import type { AgeGroup, QuizType } from '@quokka/core/accounts'
import { categoriesOfInterest } from '@quokka/core/quiz'
import type { Room } from '@quokka/core/room'
import { played, seatOf } from '@quokka/core/room'

/** What a host wants the room to play next: one quiz, or other questions of some categories than those that it has played. */
export type WantedQuiz =
  | { quizId: string }
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

/** What playing again means: undefined for the same quiz, which the room has; a quiz from categories is drawn again. Rule IN7. */
export const wantedAgain = (room: Room): WantedQuiz | undefined => {
  if (room.phase !== 'podium' || room.quiz.quizType !== INTEREST_BASED) return undefined
  const categories = categoriesOfInterest(room.quiz.sourceQuizId)
  return categories && drawnFor(room, categories)
}
