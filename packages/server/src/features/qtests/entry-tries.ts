import type { QTest } from '@quokka/core/qtest'
import { hashOfToken } from '../../http/callers/token-cookie.ts'
import type { Clock } from '../../ports.ts'
import type { Allowances } from '../../stores/allowances.ts'

/** Wrong names or codes of one QTest from one address, at once and then: more than a class mistypes. */
const TRIES = { kind: 'qtest entry', atOnce: 60, everyMs: 10_000 }

/** Who guesses the names or codes of a list. Rule QC20. */
export interface EntryTries {
  /** Seconds to wait when too many were wrong, else 0: then the try is taken, until it is known to be a right one. */
  take(qtest: QTest, addressKey: string): Promise<number>
  giveBack(qtest: QTest, addressKey: string): Promise<void>
}

export const createEntryTries = ({
  allowances,
  clock,
}: {
  allowances: Pick<Allowances, 'take' | 'giveBack'>
  clock: Clock
}): EntryTries => {
  const holderOf = ({ qtestId }: QTest, addressKey: string) => hashOfToken(`${qtestId} ${addressKey}`)
  return {
    async take(qtest, addressKey) {
      const taken = await allowances.take(holderOf(qtest, addressKey), TRIES, clock.nowMs())
      return taken.isTaken ? 0 : Math.ceil(taken.waitMs / 1_000)
    },
    giveBack: (qtest, addressKey) => allowances.giveBack(holderOf(qtest, addressKey), TRIES),
  }
}
