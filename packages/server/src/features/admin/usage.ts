import type { UsedBy } from '@quokka/contract/http'
import { allowUsage, listUsage, stopUsage } from '@quokka/contract/http'
import type { Result } from '@quokka/core/lib'
import { ok } from '@quokka/core/lib'
import type { Budgets, Used } from '../../budgets/budgets.ts'
import { accountOfPayer } from '../../budgets/payer.ts'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import type { Refusal } from '../../http/replies/refusals.ts'
import type { RoomLookups } from '../../room/room-lookups.ts'
import type { Accounts } from '../../stores/accounts.ts'

/** So many are listed: who uses little is no concern. */
const MOST_LISTED = 100

export interface UsagePorts {
  budgets: Pick<Budgets, 'used' | 'stop' | 'allow'>
  accounts: Pick<Accounts, 'byId'>
  lookups: Pick<RoomLookups, 'close'>
}

/** Who uses most, and a stop for them. Rule HO18. */
export const usageRoutes = ({ budgets, accounts, lookups }: UsagePorts): Route[] => {
  const told = async ({ payer, stoppedUntilMs, ...used }: Used & { payer: string }): Promise<UsedBy> => {
    const userId = accountOfPayer(payer)
    const account = userId === undefined ? undefined : await accounts.byId(userId)
    return {
      ...used,
      payer,
      userName: account?.userName ?? null,
      isAccount: userId !== undefined,
      stoppedUntil: stoppedUntilMs === null ? null : new Date(stoppedUntilMs).toISOString(),
    }
  }
  const change = async (payer: string, act: () => void | Promise<void>): Promise<Result<UsedBy, Refusal>> => {
    const find = () => budgets.used().payers.find((one) => one.payer === payer)
    if (find() === undefined) return { ok: false, refusal: { code: 'budget/payer-not-found' } }
    await act()
    const after = find()
    return after === undefined ? { ok: false, refusal: { code: 'budget/payer-not-found' } } : ok(await told(after))
  }

  return [
    route(listUsage, async () => {
      const { server, payers } = budgets.used()
      const { stoppedUntilMs: _, ...ofAll } = server
      return ok({ server: ofAll, payers: await Promise.all(payers.slice(0, MOST_LISTED).map(told)) })
    }),
    route(stopUsage, ({ body: { payer } }) =>
      change(payer, async () => {
        await Promise.all(budgets.stop(payer).map(lookups.close))
      }),
    ),
    route(allowUsage, ({ body: { payer } }) => change(payer, () => budgets.allow(payer))),
  ]
}
