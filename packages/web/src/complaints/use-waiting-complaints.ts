import { listComplaints } from '@quokka/contract/http'
import type { Outcome } from '../lib/calls/call.ts'
import { call } from '../lib/calls/call.ts'
import { useLoaded } from '../lib/calls/use-loaded.ts'

/** How many reported items wait for an administrator; none for anybody else, who is not to ask. Rule AD23. */
export const useWaitingComplaints = (isAdmin: boolean): number => {
  const { loaded } = useLoaded(
    async (who): Promise<Outcome<{ open: number }>> =>
      who === 'admin' ? call(listComplaints, { status: 'open' }) : { ok: true, value: { open: 0 } },
    isAdmin ? 'admin' : '',
  )
  return loaded.is === 'ready' ? loaded.value.open : 0
}
