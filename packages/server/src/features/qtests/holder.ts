import { credentialOfAccount } from '@quokka/core/accounts'
import type { Holder, QTest } from '@quokka/core/qtest'
import { attemptIdOf } from '@quokka/core/qtest'
import { hashOfToken, isToken } from '../../http/callers/token-cookie.ts'
import type { Call } from '../../http/endpoints/mount-endpoint.ts'

/** By what a caller is known in a QTest; of a browser's two cookies it is the one that has an attempt there. Rule QC6. */
export const holderOf = (
  qtest: QTest,
  { user, credentials }: Pick<Call<unknown>, 'user' | 'credentials'>,
  token: string | undefined,
): Holder => {
  const account = user ? credentialOfAccount(user.userId) : null
  const guests = credentials().filter((credential) => credential !== account)
  const hasAttempt = (guest: string) => attemptIdOf(qtest, { account: null, tokenHash: null, guest }) !== undefined
  return {
    account,
    guest: guests.find(hasAttempt) ?? guests[0] ?? null,
    tokenHash: token !== undefined && isToken(token) ? hashOfToken(token) : null,
  }
}
