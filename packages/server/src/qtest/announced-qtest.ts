import type { QTests } from '../stores/qtests.ts'
import { bannerAddress } from './banner.ts'

/** What a link to a QTest may tell whoever has it, as its entry does. */
export interface AnnouncedQTest {
  name: string
  /** An address from the root on; empty without a picture. */
  picture: string
  startMs: number
  endMs: number
}

/** Finds it by the id in the list of QTests: the QTest itself is not loaded, wherever it runs. Undefined where there is none. */
export const findAnnounced =
  (qtests: Pick<QTests, 'announced'>) =>
  async (qtestId: string): Promise<AnnouncedQTest | undefined> => {
    const found = await qtests.announced(qtestId)
    if (found === undefined) return undefined
    const { qtestName: name, qtestImage, startMs, endMs, isClosed } = found
    // What was taken down is not shown by a link either.
    return { name, picture: isClosed ? '' : bannerAddress(qtestId, qtestImage), startMs, endMs }
  }
