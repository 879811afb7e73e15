import type { QTest } from '@quokka/core/qtest'
import type { QTestPorts } from './qtest-ports.ts'

/** Whether a quiz that a QTest asks is taken down. */
export interface Closing {
  /** Closes a QTest, or opens it again, as what it asks is now; answers it as it is then. Rule QC24, decision 0083. */
  follow(qtest: QTest): Promise<QTest>
}

type ClosingPorts = Pick<QTestPorts, 'directory' | 'quizIdsOf' | 'takeDowns'>

export const createClosing = ({ directory, quizIdsOf, takeDowns }: ClosingPorts): Closing => ({
  async follow(qtest) {
    const { qtestId, source, closings } = qtest
    const reason = await takeDowns.of(qtestId, quizIdsOf(source.quiz))
    if (reason === closings.find(({ by }) => by === 'takeDown')?.reason) return qtest
    const by = 'takeDown'
    const taken = await directory.take(
      qtestId,
      reason === undefined ? { do: 'reopen', by } : { do: 'close', by, reason },
    )
    // Whatever kept it from being stored meets the call itself as well.
    return taken.ok ? taken.value : qtest
  },
})
