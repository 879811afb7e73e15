import type { Result } from '@quokka/core/lib'
import { ok } from '@quokka/core/lib'
import type { StoredMedia } from '../ports.ts'
import type { QTestDirectory } from './directory.ts'
import type { Refused } from './run-qtest.ts'
import { settleQTest } from './settle-qtest.ts'

/** What is asked about QTests beside taking them, wherever they run. */
export interface QTestLookups {
  /** What one of its media stands for; undefined when it has none of this name. */
  findMedia(qtestId: string, alias: string): Promise<StoredMedia | undefined>
  /** Notices and stores everything that time has done to its attempts, for its owner. Rule FA7. */
  settle(qtestId: string, userId: string): Promise<Result<null, Refused>>
  /** Lets a QTest go, wherever it runs, that was changed in its journal. */
  putAway(qtestId: string): Promise<void>
}

/** About the QTests of this process alone. */
export const localQTestLookups = (directory: QTestDirectory): QTestLookups => ({
  findMedia: directory.findMedia,
  async settle(qtestId, userId) {
    const settled = await settleQTest(directory, qtestId, userId)
    return settled.ok ? ok(null) : settled
  },
  putAway: directory.putAway,
})
