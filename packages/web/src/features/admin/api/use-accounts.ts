import type { ListedAccount, listAccounts as listed } from '@quokka/contract/http'
import {
  listAccounts,
  removeAccountOf,
  resetSecondStep,
  sendPasswordLink,
  setAccountDisabled,
  setAccountType,
} from '@quokka/contract/http'
import type { UserType } from '@quokka/core/accounts'
import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import type { Outcome } from '../../../lib/calls/call.ts'
import { call } from '../../../lib/calls/call.ts'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'

export type AccountFilter = z.infer<typeof listed.body>
type AccountPage = z.infer<typeof listed.answer>

/** A page of accounts, and what can be done to them; the page before stays in sight until the next is there. */
export const useAccounts = (filter: AccountFilter) => {
  const { loaded, reload, refresh, change } = useLoaded(
    (asked) => call(listAccounts, JSON.parse(asked) as AccountFilter),
    JSON.stringify(filter),
  )
  const [shown, setShown] = useState<AccountPage>()
  useEffect(() => {
    if (loaded.is === 'ready') setShown(loaded.value)
  }, [loaded])

  const keep = async (asked: Promise<Outcome<ListedAccount>>) => {
    const answer = await asked
    if (answer.ok)
      change((page) => ({
        ...page,
        accounts: page.accounts.map((one) => (one.userId === answer.value.userId ? answer.value : one)),
      }))
    return answer
  }

  return {
    loaded: loaded.is === 'loading' && shown ? ({ is: 'ready', value: shown } as const) : loaded,
    reload,
    refresh,
    setDisabled: (userId: string, isDisabled: boolean) => keep(call(setAccountDisabled, { userId, isDisabled })),
    setType: (userId: string, userType: UserType) => keep(call(setAccountType, { userId, userType })),
    resetSecondStep: (userId: string) => keep(call(resetSecondStep, { userId })),
    sendPasswordLink: (userId: string) => call(sendPasswordLink, { userId }),
    remove: async (userId: string) => {
      const answer = await call(removeAccountOf, { userId })
      if (answer.ok) await refresh()
      return answer
    },
  }
}

export type AccountActions = Omit<ReturnType<typeof useAccounts>, 'loaded' | 'reload' | 'refresh'>
