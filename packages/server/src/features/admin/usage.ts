import type { UsedBy } from '@quokka/contract/http'
import { allowUsage, listUsage, stopUsage } from '@quokka/contract/http'
import type { Result } from '@quokka/core/lib'
import { ok } from '@quokka/core/lib'
import type { Used } from '../../budgets/budgets.ts'
import { accountOfPayer } from '../../budgets/payer.ts'
import type { Usage } from '../../budgets/usage.ts'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import type { Refusal } from '../../http/replies/refusals.ts'
import type { Accounts } from '../../stores/accounts.ts'

/** So many are listed: who uses little is no concern. */
const MOST_LISTED = 100

export interface UsagePorts {
  usage: Usage
  accounts: Pick<Accounts, 'byId'>
}

/** Who uses most, and a stop for them. Rule HO18. */
export const usageRoutes = ({ usage, accounts }: UsagePorts): Route[] => {
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
  const change = async (payer: string, act: Usage['stop']): Promise<Result<UsedBy, Refusal>> => {
    const find = async () => (await usage.used()).payers.find((one) => one.payer === payer)
    if ((await find()) === undefined) return { ok: false, refusal: { code: 'budget/payer-not-found' } }
    await act(payer)
    const after = await find()
    return after === undefined ? { ok: false, refusal: { code: 'budget/payer-not-found' } } : ok(await told(after))
  }

  return [
    route(listUsage, async () => {
      const { server, payers } = await usage.used()
      const { stoppedUntilMs: _, ...ofAll } = server
      return ok({ server: ofAll, payers: await Promise.all(payers.slice(0, MOST_LISTED).map(told)) })
    }),
    route(stopUsage, ({ body: { payer } }) => change(payer, usage.stop)),
    route(allowUsage, ({ body: { payer } }) => change(payer, usage.allow)),
  ]
}
