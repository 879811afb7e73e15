import type { UsedBy } from '@quokka/contract/http'
import { allowUsage, listUsage, stopUsage } from '@quokka/contract/http'
import type { Outcome } from '../../../lib/calls/call.ts'
import { call } from '../../../lib/calls/call.ts'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'

/** Who uses most, and their stop; each change tells how it went. */
export const useUsage = () => {
  const { loaded, reload, change } = useLoaded(() => call(listUsage, {}))
  const keep = async (asked: Promise<Outcome<UsedBy>>): Promise<Outcome<UsedBy>> => {
    const answer = await asked
    if (answer.ok)
      change((usage) => ({
        ...usage,
        payers: usage.payers.map((one) => (one.payer === answer.value.payer ? answer.value : one)),
      }))
    return answer
  }
  return {
    loaded,
    reload,
    stop: (payer: string) => keep(call(stopUsage, { payer })),
    allow: (payer: string) => keep(call(allowUsage, { payer })),
  }
}
