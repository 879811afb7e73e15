import type { Plan } from '@quokka/core/accounts'
import type { QTest } from '@quokka/core/qtest'
import type { QTestPorts } from './qtest-ports.ts'

/** How many participants the plan of a QTest's host has room for. */
export interface Capacity {
  /** Adapts a QTest to the plan that its host has now; answers it as it is then. Rule QC18. */
  follow(qtest: QTest): Promise<QTest>
  /** The same where the plan is known. */
  fit(qtest: QTest, plan: Plan): Promise<QTest>
}

export const createCapacity = ({
  directory,
  planOfHost,
  plans,
}: Pick<QTestPorts, 'directory' | 'planOfHost' | 'plans'>): Capacity => {
  const fit: Capacity['fit'] = async (qtest, plan) => {
    const capacity = plans.attendees[plan]
    if (qtest.capacity === capacity) return qtest
    const taken = await directory.take(qtest.qtestId, { do: 'resize', userId: qtest.ownerId, capacity })
    // Whatever kept it from being stored meets the call itself as well.
    return taken.ok ? taken.value : qtest
  }
  return {
    fit,
    async follow(qtest) {
      const plan = await planOfHost(qtest.ownerId)
      return plan === undefined ? qtest : fit(qtest, plan)
    },
  }
}
