import type { Result } from '@quokka/core/lib'
import type { QTest } from '@quokka/core/qtest'
import type { QTestDirectory } from './directory.ts'
import type { Refused } from './run-qtest.ts'

/** The QTest once everything that time has done to its attempts is noticed and stored, for its owner. Rule FA7. */
export const settleQTest = async (
  directory: Pick<QTestDirectory, 'take'>,
  qtestId: string,
  userId: string,
): Promise<Result<QTest, Refused>> => {
  let before: QTest | undefined
  for (;;) {
    const taken = await directory.take(qtestId, { do: 'settle', userId })
    if (!taken.ok || taken.value === before) return taken
    before = taken.value
  }
}
