import type { ListedAccount } from '@quokka/contract/http'
import {
  listAccounts,
  removeAccountOf,
  resetSecondStep,
  sendPasswordLink,
  setAccountDisabled,
  setAccountType,
} from '@quokka/contract/http'
import type { Result } from '@quokka/core/lib'
import { ok } from '@quokka/core/lib'
import type { Language } from '@quokka/languages'
import type { Sessions } from '../../http/callers/session.ts'
import type { Route, Visitor } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import type { Refusal } from '../../http/replies/refusals.ts'
import { done } from '../../http/replies/successes.ts'
import type { JobWorker } from '../../jobs/worker.ts'
import type { Clock, Mail } from '../../ports.ts'
import type { AccountDirectory } from '../../stores/account-directory.ts'
import type { Account, Accounts } from '../../stores/accounts.ts'
import type { NewJob } from '../../stores/jobs.ts'

/** Rule AD10. */
const PER_PAGE = 25

export interface AccountsOfOthersPorts {
  accountDirectory: AccountDirectory
  accounts: Pick<Accounts, 'byId' | 'removeOneTimeCode'>
  sessions: Pick<Sessions, 'endAll'>
  jobs: Pick<JobWorker, 'add'>
  clock: Clock
  /** What is done with an account as its owner would do it. */
  careOf: {
    remove(account: Account): Promise<'removed' | 'lastAdmin'>
    passwordLinkJob(userId: string, call: Pick<Visitor, 'origin' | 'language'>, nowMs: number): NewJob
    noticeJob(mail: Mail, nowMs: number): NewJob
    secondStepResetMail(account: Account, asked: Language): Mail
  }
}

const refused = (code: Refusal['code']) => ({ ok: false as const, refusal: { code } })

/** What administrators do with the accounts of others, and never with their own. Rules AD10 to AD16. */
export const accountsOfOthersRoutes = (ports: AccountsOfOthersPorts): Route[] => {
  const { accountDirectory, accounts, sessions, jobs, clock, careOf } = ports

  const otherOf = async (user: Account, userId: string): Promise<Result<Account, Refusal>> => {
    if (user.userId === userId) return refused('account/own-account')
    const account = await accounts.byId(userId)
    return account === undefined ? refused('account/not-found') : ok(account)
  }
  const asListed = async (userId: string): Promise<Result<ListedAccount, Refusal>> => {
    const account = await accountDirectory.one(userId)
    return account === undefined ? refused('account/not-found') : ok(account)
  }

  return [
    route(listAccounts, async ({ body: { page, ...filter } }) => {
      const { total, accounts } = await accountDirectory.list(filter, { skip: page * PER_PAGE, most: PER_PAGE })
      return ok({ total, perPage: PER_PAGE, accounts })
    }),
    route(setAccountDisabled, async ({ body: { userId, isDisabled }, user }) => {
      const other = await otherOf(user, userId)
      if (!other.ok) return other
      const changed = await accountDirectory.setDisabled(userId, isDisabled, clock.nowMs())
      if (changed === 'lastAdmin') return refused('account/last-admin')
      if (isDisabled) await sessions.endAll(userId)
      return asListed(userId)
    }),
    route(setAccountType, async ({ body: { userId, userType }, user }) => {
      const other = await otherOf(user, userId)
      if (!other.ok) return other
      if (other.value.userType === userType) return asListed(userId)
      const changed = await accountDirectory.setType(userId, userType, clock.nowMs())
      if (changed === 'lastAdmin') return refused('account/last-admin')
      if (changed === 'paidFor') return refused('account/paid-for')
      // What an account may do is asked at each call; an administrator's session is also shorter and asks for more.
      await sessions.endAll(userId)
      return asListed(userId)
    }),
    route(resetSecondStep, async ({ body: { userId }, user, language }) => {
      const other = await otherOf(user, userId)
      if (!other.ok) return other
      if (other.value.oneTimeSecret === null) return refused('account/two-step-off')
      await accounts.removeOneTimeCode(userId)
      await sessions.endAll(userId)
      await jobs.add(careOf.noticeJob(careOf.secondStepResetMail(other.value, language), clock.nowMs()))
      return asListed(userId)
    }),
    route(sendPasswordLink, async ({ body: { userId }, user, origin, language }) => {
      const other = await otherOf(user, userId)
      if (!other.ok) return other
      if (other.value.isDisabled) return refused('account/disabled')
      await jobs.add(careOf.passwordLinkJob(userId, { origin, language }, clock.nowMs()))
      return done('done/link-sent', { email: other.value.email })
    }),
    route(removeAccountOf, async ({ body: { userId }, user }) => {
      const other = await otherOf(user, userId)
      if (!other.ok) return other
      if ((await careOf.remove(other.value)) === 'lastAdmin') return refused('account/last-admin')
      return done('done/account-removed', { name: other.value.userName ?? other.value.email })
    }),
  ]
}
