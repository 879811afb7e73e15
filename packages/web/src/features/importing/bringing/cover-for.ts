import { fetchCovers } from '../../../quiz/api/use-covers.ts'
import { coverFinder } from '../../../quiz/suiting-covers.ts'

/** Finds a drawing for each quiz by its name; the drawings are fetched once. Null where they cannot be had. */
export const createCoverFor = () => {
  let finding: Promise<ReturnType<typeof coverFinder> | undefined> | undefined
  return async (name: string): Promise<string | null> => {
    finding ??= fetchCovers().then((answer) => (answer.ok ? coverFinder(answer.value) : undefined))
    const found = (await finding)?.({ quizName: name, quizDescription: '' })
    return (found?.best ?? found?.covers[0])?.address ?? null
  }
}
