import type { LibraryChoice, LibrarySort } from '@quokka/contract/http'
import { listLibrary } from '@quokka/contract/http'
import type { Outcome } from '../../../lib/calls/call.ts'
import { call } from '../../../lib/calls/call.ts'

/** The ids of what is chosen, in the order of the list and at most so many; of all that fit a query page after page. */
export const idsOfChoice = async (
  choice: LibraryChoice,
  sort: LibrarySort,
  most: number,
): Promise<Outcome<readonly string[]>> => {
  if ('quizIds' in choice) return { ok: true, value: choice.quizIds.slice(0, most) }
  const left = new Set(choice.except)
  const ids: string[] = []
  let answer = await call(listLibrary, { query: choice.query, sort, after: null })
  for (;;) {
    if (!answer.ok) return answer
    const { quizzes, next } = answer.value
    ids.push(...quizzes.map(({ tile }) => tile.quizId).filter((quizId) => !left.has(quizId)))
    if (next === null || ids.length >= most) return { ok: true, value: ids.slice(0, most) }
    answer = await call(listLibrary, { query: choice.query, sort, after: next })
  }
}
